# 不能這樣做的時候，私下告訴本人。

error-unexpected = 抱歉，出了點問題。資料沒有遺失，再試一次。如果一直這樣，把這個代碼給機器人的營運者：`{ $reference }`
error-connection-lost = 抱歉，我跟 Discord 斷線了。看看剛才的動作有沒有成功，或再試一次。
error-database-away = 抱歉，我現在讀不到紀錄。資料沒有遺失，一分鐘後再試。
error-served-elsewhere = 那個按鈕在這裡沒有作用。點上面的連結，到牌桌去按。
error-command-unknown = 這個指令剛改過。過一會兒再輸入 `/`。
error-option-out-of-range = `{ $option }` 必須是 { $lowest } 到 { $highest } 的整數。
error-option-length = `{ $option }` 要有 { $lowest } 到 { $highest } 個字元。
error-option-not-offered = `{ $option }` 不能是「{ $value }」。從 Discord 列出的選項裡選。
error-quiet-hours-too-long = 勿擾時段一天最多 { $most } 小時。選少一點。
error-time-zone-unknown = 我不認得這個時區。輸入像 Asia/Kolkata 或 UTC+5:30 這樣的。
error-vacation-running = 你已經在休假了。先結束這次。
error-vacation-too-long = { $days ->
    [0] 你這個月沒有天數了。等下個月吧。
    [1] 你這個月只剩一天。請選一天。
   *[other] 你這個月還有 { $days } 天。選少一點。
}
error-not-in-this-server = 只有這個伺服器的成員可以這樣做。
error-one-at-a-time = 等一下，你上一個動作還在處理。
error-still-thinking = { error-one-at-a-time }
error-form-forgotten = 這個表單過期了。再按一次按鈕。
error-only-in-server = 這要在有機器人的伺服器裡用。
error-table-needs-server = 開桌要在有機器人的伺服器裡。
invite-button = 加到伺服器
error-bot-lacks-permissions = 要在這個頻道開桌，我需要：{ $permissions }。

error-table-here = 這個頻道已經有一桌這個遊戲：[去牌桌]({ $link })
error-no-table-here = 這個頻道沒有這種牌桌。開一桌：`/{ $game } open`
error-table-unknown = { error-table-closed }
error-table-closed = 那桌關了。開一桌新的。
error-table-damaged = 抱歉，這桌的紀錄壞了。牌桌正在關閉，底分全部退還。
error-round-over = 那局結束了。用牌桌最新的訊息。

error-follow-full = 觀戰這桌的人太多了，過幾分鐘再試。
error-follow-unseen = 你看不到那桌的頻道，所以不能觀戰。
error-follow-tournament = 比賽桌不開放觀戰：其他桌還在打同樣的牌。
error-already-seated = 你已經入座了。
error-not-seated = 你還沒入座。先按「{ BUTTON("gnau-button-join") }」。
error-already-dealing = 你已經在做莊了。
error-bank-not-to-take = 你不能在這桌做莊。桌主可以在「{ BUTTON("more-button") }」裡改。
error-bank-taken = 現在是 { $dealer } 做莊。等對方下莊，你就可以做莊。
error-bank-not-yours = 你沒有在做莊。
error-nobody-to-pass-to = 這裡沒有別人能做莊。離桌，或等人加入。
error-bank-needs-two = 搶莊要兩個人。要有別人先按「{ BUTTON("gnau-button-join") }」。
error-no-bidding-now = 現在沒有在搶莊。
error-nothing-to-decide = 現在沒有要你決定的事。
error-bidding-over = 搶莊結束了。
error-raising-over = 現在不能加倍。
error-already-bid = 你喊過了。大家都喊完就公開。
error-already-raised = 你選過了。大家都選完就翻第五張。
error-banker-raises-nothing = 你做莊，只有其他人能加倍。
error-bid-not-offered = 這裡不能喊 { $number }。按其中一個按鈕。
error-raise-not-offered = 這裡不能加到 { $times } 倍。按其中一個按鈕。
error-cards-face-down = 第五張還蓋著。要先搶莊和加倍。
error-dealer-without-players = 只有莊家入座。要有別人先按「{ BUTTON("gnau-button-join") }」。
error-choose-your-three = 這桌要自己擺：按「{ BUTTON("gnau-button-hand") }」，選三張，再按「{ BUTTON("gnau-pick-confirm") }」。
error-splits-by-themselves = 這桌莊家的牌會自動擺好。
error-already-chosen = 你已經擺好了。
error-still-choosing = 還有 { $people } 位在選。大家都選好或時間到就開牌。
error-own-split-needs-time = 自己擺牌的話，開牌前至少要有 { $least } 秒。
error-cut-word-invalid = 一個詞要 1 到 { $longest } 個字元：只能用文字、數字、空格和半形的 .,!?'-。
error-chain-used-up = 這桌的 { $rounds } 局全發完了。開一桌新的。
error-table-full = { $players } 個座位都滿了。有人離桌就能加入。
error-cards-are-out = 牌已經發了。等這局打完。
error-player-cannot-cover = 這裡一局可能輸 { $need } 分，你有 { $balance } 分。{ $stake ->
    [0] {""}
   *[other] 你玩得起底分 { $stake }：在別的頻道輸入 `/gnau open stake:{ $stake }`。
}
error-dealer-cannot-cover = 這局莊家 { $dealer } 可能輸 { $need } 分，但只有 { $balance } 分。莊家可以按「{ BUTTON("gnau-button-give-bank") }」，或{ $stake ->
    [0] 減少這局的玩家。
   *[other] 另開底分 { $stake } 的牌桌。
}
error-bank-cannot-cover = 做莊一局可能輸 { $need } 分，你有 { $balance } 分。當閒家加入{ $stake ->
    [0] {""}
   *[other] ，或另開底分 { $stake } 的牌桌
}。
error-account-too-new = 這個底分{ $unit ->
    [game] 一場
   *[round] 一局
}你可能輸 { $need } 分。你的 Discord 帳號還新，在 { $when } 之前，一次最多輸給別人 { $limit } 分。{ $stake ->
    [0] {""}
   *[other] 底分 { $stake } 沒問題。
}
error-dealer-account-too-new = 這局莊家 { $dealer } 可能輸 { $need } 分，但 Discord 帳號還新，在 { $when } 之前，一次最多輸給別人 { $limit } 分。莊家可以按「{ BUTTON("gnau-button-give-bank") }」，或減少這局的玩家。
error-dealer-covers-no-more = 這局莊家 { $dealer } 對每位玩家可能輸 { $need } 分，{ $players ->
    [0] 連一位都付不起
   *[other] 只付得起 { $players } 位
}。請莊家按「{ BUTTON("gnau-button-give-bank") }」。
error-nobody-can-cover = 這裡一局可能輸 { $need } 分，沒有人有這麼多。{ $stake ->
    [0] {""}
   *[other] 請開底分 { $stake } 以下的牌桌。
}
error-no-players = 還沒有人入座。要有人先按「{ BUTTON("gnau-button-join") }」。
error-only-leader = 只有桌主、莊家或伺服器管理員可以這樣做。
error-nothing-to-reveal = 沒有牌可以開。
error-reveal-first = 先把這局結束。
error-already-ready = 你準備好了。等大家都準備好就開牌。
error-dealer-reveals = 你是莊家：大家都看過牌以後，按「**開牌**」。
error-no-cards-now = 現在沒有發牌。下次發牌就有你的。
error-not-in-round = 這局沒有你的牌。開牌後按「{ BUTTON("gnau-button-join") }」。
error-no-round-yet = 這裡還沒玩過一局。
error-go-on-later = 現在只有桌主可以繼續。其他人要等：{ $when }
error-pace-invalid = 沒有這個速度。請選 10 秒到 3 天。
