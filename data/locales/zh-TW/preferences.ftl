# 每個人自己的設定。

preferences-title = ## 🎛️ 你的偏好設定
    -# 只有你看得到，每個伺服器都適用。

preferences-name-turn-calls = 輪到你的提醒
preferences-about-turn-calls = 牌桌等你 20 秒就提醒，一分鐘最多一次。
    -# 每次出牌有 1 小時以上時，過了一半再提醒一次。
preferences-choice-turn-calls-off = 不提醒
preferences-choice-turn-calls-ping = 在每張牌桌標註我
preferences-choice-turn-calls-direct = 私訊我

preferences-name-forced-cards = 唯一能出的牌
preferences-about-forced-cards = 只剩一張能出時，自動出牌。
preferences-name-text-only = 純文字
preferences-about-text-only = 只有你看得到的畫面，不用圖片和牌面表情符號。
preferences-name-four-colours = 四色花色
preferences-about-four-colours = 你的私人圖片裡，四種花色各用一色。
preferences-name-more-time = 多給時間
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
