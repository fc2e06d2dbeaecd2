## 牌

error-card-unknown = 「{ $card }」不是一張牌。寫點數和花色：AS、10H、3D 或 QC。
error-card-suit-missing = 「{ $card }」少了花色：S、H、D 或 C。
error-card-too-often = { $card } 出現了 { $count } 次，但 { $packs } 副牌只有 { $packs } 張。
error-rank-too-often = 有 { $count } 張 { $rank }，但 { $packs ->
    [1] 一副牌只有四張
   *[other] { $packs } 副牌每副只有四張
}。
error-hand-not-five = 一手牌是五張。這手有 { $count } 張。
error-passport-not-three = 選三張來湊，或選無妞。

## 自訂規則

error-rules-invalid = 自訂規則必須是內建規則組的名稱，或一個 JSON 物件，不能是「{ $value }」。
error-rules-preset-unknown = 沒有「{ $preset }」這組內建規則。有這些：{ $known }。
error-rules-option-unknown = 沒有「{ $option }」這條規則。有這些：{ $known }。
error-rules-option-twice = 「{ $option }」寫了兩次。
error-rules-value-invalid = { $option } 不能是「{ $value }」。可以選：{ $allowed }。
error-rules-conflict = { $one } 和 { $other } 不能一起用。先改其中一個。
error-rules-part-invalid = 「{ $part }」不是規則。這樣寫：{ $example }。
error-stake-invalid = 底分必須是 1 到 { $highest } 的整數，不能是「{ $stake }」。

## 紀錄

error-game-unknown = 沒有「{ $game }」這個遊戲。有這些：{ $known }。
error-record-not-json = 每筆紀錄必須是寫成一行的一個 JSON 物件。
error-record-not-object = { error-record-not-json }
error-record-key-unknown = 紀錄沒有「{ $key }」這個鍵。有這些：{ $known }。
error-record-key-missing = 紀錄要有「{ $key }」這個鍵。
error-record-key-twice = 「{ $key }」這個鍵在同一個物件裡出現兩次。
error-record-players-invalid = 「players」必須是一個物件，每個名字各有一個五張牌的清單，不能是「{ $value }」。
error-record-hand-invalid = 「{ $hand }」的牌必須是五張牌的清單，例如 ["AS","10H","3D","QC","8C"]。
error-record-hand-size = 「{ $hand }」要有五張牌，不是 { $count } 張。
error-record-bid-invalid = 「bid」必須是做莊的倍數 1 到 3，不能是「{ $value }」。
error-record-raises-invalid = 「raises」裡每位玩家必須是 1、2、3 或 5，不能是「{ $value }」。
error-record-cards-invalid = 「{ $key }」必須是牌的清單，例如 ["AS","10H"]。
error-record-seats-invalid = 「{ $key }」必須是四份牌的清單，每家一份。
error-record-hand-number-invalid = 「hand」必須是這場的第幾局，從 1 算起，不能是「{ $value }」。
error-record-passes-missing = 這局要傳牌：「passes」要寫每家傳了哪三張。
error-record-passes-not-expected = 這局不傳牌：「passes」必須是 null。
error-record-leader-invalid = 「leader」必須是 0 到 3 的座位，一場的第一局用 null，不能是「{ $value }」。
error-options-invalid = 自訂規則必須是一個 JSON 物件，不能是「{ $value }」。

## 吃墩

error-deal-seats = 發牌要有四家，每家十三張，不是 { $count } 家。
error-deal-size = { $seat } 號位要有十三張牌，不是 { $count } 張。
error-deal-card-twice = { $card } 發了兩次。
error-play-not-begun = 還沒開始出牌：有人還在選牌。
error-play-finished = 這局打完了。
error-not-your-turn = 還沒輪到你。
error-card-not-held = 你手上沒有 { $card }。
error-must-follow-suit = 要跟花色：你有{ $suit ->
    [S] 黑桃
    [H] 紅心
    [D] 方塊
   *[C] 梅花
}。

## 傷心小棧

error-pass-count = 要傳 { $needed } 張，不是 { $count } 張。
error-pass-card-twice = { $card } 只能選一次。
error-pass-over = 傳牌的時間過了。
error-passed-already = 你已經選好牌了。
error-two-of-clubs-leads = 第一墩由 { CARD("2C") } 先出。
error-points-in-first-trick = { $card } 要計分：只要手上還有不計分的牌，第一墩就不能出它。
error-hearts-not-broken = 紅心還沒破：先出別的花色。

## 拱豬

error-expose-over = 亮牌的時間過了。
error-exposed-already = { error-passed-already }
error-expose-card-twice = { error-pass-card-twice }
error-expose-not-allowed = { $card } 不能亮。只有 { CARD("AH") }、{ CARD("QS") }、{ CARD("JD") } 和 { CARD("10C") } 可以。
error-two-of-spades-leads = 一場的第一墩由 { CARD("2S") } 先出。
error-exposed-in-first-trick = { $card } 已經亮了：你還有同花色的別張，要等那個花色先出過一次才能出它。
