# 教學：所有遊戲共用。

lesson-button-open = 怎麼玩
lesson-button-next = 下一頁
lesson-button-skip = 跳過
lesson-button-back = 上一頁
lesson-button-again = 從頭再看
lesson-button-practise = 練習
lesson-button-table = 開一桌

lesson-title = { $game } · 怎麼玩 · { $number }/{ $last }
lesson-title-end = { $game } · 可以上桌了
lesson-asked = **{ $question }**
lesson-right = ✅ **答對了。** { $why }
lesson-wrong = ❌ **不太對。** { $why }

## 機器人剛進伺服器的第一個畫面

first-screen = ## 🃏 這個伺服器可以玩牌了
    開一桌，朋友按一下就能加入。「{ BUTTON("lesson-button-open") }」用幾頁教你一個遊戲。
    -# 積分純娛樂，不買、不賣、不兌換。
first-screen-open = 開一桌 { $game }

first-table = 🎉 **這個伺服器的第一桌。** 大家都能按「**加入**」，你的牌只有你看得到。第一次玩？按「{ BUTTON("lesson-button-open") }」。
first-screen-language = 🌐 語言
