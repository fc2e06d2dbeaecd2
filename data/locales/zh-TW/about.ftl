# 這個機器人是什麼、誰在營運。

about-title = ## { $bot }
    大家一起玩牌。積分純娛樂，不買、不賣、不兌換。
about-games = **遊戲：** { $games }
about-version = **版本：** { $version }
about-host = **營運者：** { $contact }
about-no-host = **營運者：** 不明。問問把機器人加進來的人。
about-privacy = **你的資料：** `/privacy about`
about-source = **原始碼：** { $url } · { $licence } 授權
about-licence = **授權：** { $licence }

help-more = 想進步，可以自己練習：在「{ BUTTON("lesson-button-open") }」的最後一頁，或用 `/gnau practice`。
    -# 輸入 `/` 可以看到所有指令。
help-outside = ## 🃏 你的紙牌遊戲
    先學一個遊戲：按下面的按鈕。再自己打：`/gnau daily`、`/gnau practice`、`/hearts daily` 和 `/gongzhu daily`。
    -# 開桌要在有機器人的伺服器裡。
help-button-preferences = 🎛️ 偏好設定
help-button-settings = ⚙️ 伺服器設定
help-button-turns = ⏰ 輪到你了
