# 每個人自己的設定。

preferences-title = ## 🎛️ 你的偏好設定
    -# 只有你看得到，每個伺服器都適用。

preferences-name-turn-calls = 輪到你的提醒
preferences-about-turn-calls = 牌桌等你 20 秒就提醒，一分鐘最多一次。
    -# 每次出牌有 1 小時以上時，時間過半再提醒一次。
preferences-choice-turn-calls-off = 不提醒
preferences-choice-turn-calls-ping = 在每張牌桌標註我
preferences-choice-turn-calls-direct = 私訊我

preferences-name-forced-cards = 唯一能出的牌
preferences-about-forced-cards = 只有一張牌能出時，自動出牌。
preferences-name-text-only = 純文字模式
preferences-about-text-only = 只有你看得到的畫面，不用圖片和牌面表情符號。
preferences-name-four-colours = 花色分四種顏色
preferences-about-four-colours = 你的私人圖片裡，四種花色各用一色。
preferences-name-more-time = 更多時間
preferences-about-more-time = 在伺服器允許的範圍內，讓你多想一會兒。

preferences-name-language = 語言
preferences-about-language = 用在只有你看得到的畫面。
preferences-language-own = 跟 Discord 一樣

turn-call-ping = ⏰ { $user }，輪到你了。[回牌桌]({ $link }){ $slow ->
    [yes] {" "}· ⏳ { $when }
   *[no] {""}
}
turn-call-letter = ⏰ 輪到你了。[回牌桌]({ $link }){ $slow ->
    [yes] {" "}· ⏳ { $when }
   *[no] {""}
}
preferences-choice-turn-calls-auto = 只在慢速牌桌標註我
turns-title = ## ⏰ 輪到你了
    -# 所有伺服器裡在等你的牌桌。只有你看得到。
turns-line = - [{ $game } · { $table } 號桌]({ $link }){ $has_server ->
    [yes] {" "}· { $server }
   *[no] {""}
} · ⏳ { $when }
turns-more = 還有 { $tables } 張牌桌在等你。
turns-none = 沒有牌桌在等你。

preferences-button-quiet = 🌙 勿擾時段
preferences-quiet-title = ## 🌙 勿擾時段
    -# 在慢速牌桌，這段時間不計時，也不提醒。
    -# 每次出牌有 1 小時以上，就是慢速牌桌。
    -# 只有你看得到這些時段。更改從你下次輪到時生效。
preferences-name-time-zone = 時區
preferences-zone-placeholder = 你住在哪裡？
preferences-zone-now = 那裡現在 { $time }
preferences-zone-other = 其他時區
preferences-zone-typed = 名稱，或與 UTC 的時差
preferences-zone-why = 例如 Asia/Kolkata 或 UTC+5:30
preferences-name-quiet-hours = 每天
preferences-quiet-none = 無
preferences-quiet-start = 從 { $time }
preferences-quiet-end = 到 { $time } · { $hours } 小時
preferences-button-vacation = 🏖️ 休假
preferences-vacation-title = ## 🏖️ 休假
    -# 在慢速牌桌，你的時間暫停，一個月最多一週。
    -# 同桌的人看得到你不在，以及到什麼時候。
preferences-vacation-left = { $days ->
    [0] 你這個月沒有天數了。
   *[other] 你這個月還有 { $days } 天。
}
preferences-vacation-days = { $days } 天
preferences-button-leave = 現在休假 { $days } 天
preferences-button-return = 我回來了
preferences-vacation-running = 你休假到 { $when }。
    -# 提早回來時，已經開始的一天算一整天。
