## 牌

error-card-unknown = “{ $card }”不是一张牌。先写点数再写花色：AS、10H、3D 或 QC。
error-card-suit-missing = “{ $card }”少了花色：S 黑桃、H 红桃、D 方块、C 梅花。
error-card-too-often = { $card }出现了{ $count }次，但{ $packs ->
    [1] 一副牌只有一张
   *[other] { $packs }副牌只有{ $packs }张
}。
error-rank-too-often = 有{ $count }张点数是{ $rank }的牌，但{ $packs ->
    [1] 一副牌只有四张
   *[other] { $packs }副牌里，每副只有四张
}。
error-hand-not-five = 一手牌有五张，这里有{ $count }张。
error-passport-not-three = 点出做牛的三张，或选没牛。

## 规则

error-rules-invalid = 规则要写预设的名字，或选项的 JSON 对象，不能是“{ $value }”。
error-rules-preset-unknown = 没有“{ $preset }”这套预设。可以用：{ $known }。
error-rules-option-unknown = 没有“{ $option }”这条规则。可以用：{ $known }。
error-rules-option-twice = “{ $option }”写了两次。
error-rules-value-invalid = { $option } 不能是“{ $value }”。可以选：{ $allowed }。
error-rules-conflict = { $one } 和 { $other } 不能同时用，先改其中一个。
error-rules-part-invalid = “{ $part }”不是规则。要这样写：{ $example }。
error-stake-invalid = 底分必须是1到{ $highest }的整数，不能是“{ $stake }”。

## 牌局记录

error-game-unknown = 没有“{ $game }”这个游戏。有：{ $known }。
error-record-not-json = 一条记录是写在一行的一个 JSON 对象。
error-record-not-object = { error-record-not-json }
error-record-key-unknown = 记录里不能有“{ $key }”这个键。可以有：{ $known }。
error-record-key-missing = 记录里少了“{ $key }”这个键。
error-record-key-twice = 同一个对象里，“{ $key }”出现了两次。
error-record-players-invalid = “players”必须是一个对象，每个名字对应五张牌的列表，不能是“{ $value }”。
error-record-hand-invalid = “{ $hand }”的牌必须是五张牌的列表，例如 ["AS","10H","3D","QC","8C"]。
error-record-hand-size = “{ $hand }”要有五张牌，现在是{ $count }张。
error-record-bid-invalid = “bid”必须是庄家抢庄的倍数，1到3，不能是“{ $value }”。
error-record-raises-invalid = “raises”里每个闲家的数必须是1、2、3或5，不能是“{ $value }”。
error-record-cards-invalid = “{ $key }”必须是牌的列表，例如 ["AS","10H"]。
error-record-seats-invalid = “{ $key }”必须是四个列表，每个座位一个，里面是牌。
error-record-hand-number-invalid = “hand”必须是这场的第几局，从1起，不能是“{ $value }”。
error-record-passes-missing = 这局要传牌：“passes”要写每个座位传出哪三张。
error-record-passes-not-expected = 这局不传牌：“passes”必须是 null。
error-record-leader-invalid = “leader”必须是0到3的座位号，第一局则是 null，不能是“{ $value }”。
error-options-invalid = 规则要写选项的 JSON 对象，不能是“{ $value }”。

## 吃墩游戏

error-deal-seats = 一次发四手牌，每手十三张，现在是{ $count }手。
error-deal-size = { $seat }号座位要有十三张牌，现在是{ $count }张。
error-deal-card-twice = { $card }发了两次。
error-play-not-begun = 还没开始出牌，有人还在选牌。
error-play-finished = 这局已经打完。
error-not-your-turn = 还没轮到你。
error-card-not-held = { $card }不在你手上。
error-must-follow-suit = 要跟花色：你手上还有{ $suit ->
    [S] 黑桃
    [H] 红桃
    [D] 方块
   *[C] 梅花
}。

## 红心大战

error-pass-count = 要传{ $needed }张牌，现在是{ $count }张。
error-pass-card-twice = { $card }只能选一次。
error-pass-over = 传牌已经结束。
error-passed-already = 你已经选好牌了。
error-two-of-clubs-leads = 第一墩由{ CARD("2C") }领出。
error-points-in-first-trick = { $card }是分牌：手上还有不算分的牌，第一墩就不能出它。
error-hearts-not-broken = 红桃还没破，领出别的花色吧。

## 拱猪

error-expose-over = 亮牌已经结束。
error-exposed-already = { error-passed-already }
error-expose-card-twice = { error-pass-card-twice }
error-expose-not-allowed = { $card }不能亮，只有{ CARD("AH") }、{ CARD("QS") }、{ CARD("JD") }、{ CARD("10C") }能亮。
error-two-of-spades-leads = 每场的第一墩由{ CARD("2S") }领出。
error-exposed-in-first-trick = { $card }亮过，手上还有同花色的牌，就要等那门花色领出过一次。
