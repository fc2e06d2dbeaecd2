# 提示，以及打完的檢討。

tricks-advice-looking-ahead = 模擬很多次，沒有明顯更好的選擇。
tricks-advice-looking-ahead-than = 從很多次模擬估計，{ $other } 大約差 { $points } 分。
tricks-advice-looking-ahead-nothing = 從很多次模擬估計，什麼都不亮大約差 { $points } 分。
tricks-advice-plain = 沒有理由改選別的。

tricks-hint-play = 💡 **出 { $card }。** { $advice }
tricks-hint-only = 💡 **出 { $card }。** 你只有這張能出。
tricks-hint-reason = - **{ $cards }：** { $advice }
tricks-hint-against = - **別亮 { $cards }：** { $advice }
tricks-hint-how = -# 電腦玩家的提示，它看到的牌跟你一樣。

## 檢討

tricks-review-hand = { $table } 號桌第 { $hand } 局

tricks-review-own = { $game } · { $hand } · 你的檢討
tricks-review-costliest = **你損失最大的{ $count ->
    [1] 一步
   *[other] {" "}{ $count } 步
}**
tricks-review-mistake = { $rank }. **{ $where }：** { $done }，更好的是：**{ $better }**
tricks-review-before = 出牌前
tricks-review-in-trick = 第 { $number } 墩
tricks-review-cost = -# 跟{ $teams ->
    [on] 另一隊
   *[off] 其他玩家
}比，大約損失 { $points } 分
tricks-review-more-mistakes = 還有 { $count } 步可以更好。
tricks-review-flawless = ✅ **沒有失誤：** 電腦高手也不會打得更好。
tricks-review-next-mistake = 失誤 →
tricks-review-tricks = 逐墩看

tricks-review-trick = { $game } · { $hand } · 第 { $number }/{ $tricks } 墩
tricks-review-you = { $who }**（你）**
tricks-review-led = 先出
tricks-review-took = 吃下：**{ $score }**
tricks-review-so-far = -# 本局到目前：{ $scores }
tricks-review-score = { $who } {"\u200E"}{ $score }
tricks-review-otherwise = 💭 { $who } 選了 { $done }，更好的是：**{ $better }**
tricks-review-expected = 預期：{ $better } **{ $best }**，{ $done } **{ $worth }**
tricks-review-held = -# 從這手牌判斷：{ $cards }
tricks-review-same = ✅ 電腦高手也不會打得更好。
tricks-review-silent = -# ⏳ 還在想。等一下再打開這頁看其餘的。
tricks-review-advice = -# 💭 只從那家的牌判斷。
tricks-review-measured = -# 💭 { $is_own ->
    [yes] 只從你的牌判斷。
   *[no] 預期：{ $teams ->
        [on] 這隊會領先幾分。
       *[off] 領先其他人幾分。
    }
}{ $may_end ->
    [no] {""}
   *[yes] 快結束時，也看能不能贏下這場。
}

error-hand-not-found = 這個伺服器找不到這個遊戲打完的 { $hand } 局。
error-no-hand-here = 這個頻道還沒打完過這個遊戲的任何一局。指定一局，例如 7.3。
