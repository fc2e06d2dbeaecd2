# 检查发牌，终端和 Discord 都用。

deal-check-form-ok = 文件跟写下时一字不差，没有改过。
deal-check-form-wrong = 文件被改过：写的是“{ $found }”，不是“{ $expected }”。
deal-check-digest-ok = 摘要跟内容相符。
deal-check-digest-wrong = 内容被改过：摘要是 { $expected }，不是 { $found }。
deal-check-commitment-ok = 钥匙对得上锁：它的 SHA-256 就是锁。
deal-check-commitment-wrong = 钥匙对不上锁：它的 SHA-256 是 { $expected }，锁却是 { $found }。
deal-check-differs = { $who }：应是 { $expected }，文件写的是 { $found }。
deal-left-open = 文件里少了隐藏的词，光凭它没法重新发牌。

## 牛牛

deal-check-packs-ok = 洗了{ $expected }副牌，跟手数相符。
deal-check-packs-wrong = 这么多手牌要{ $expected }副，文件写的却是{ $found }副。
deal-check-shuffle-ok = 重新洗牌，最前面正是庄家的牌：{ $expected }。
deal-check-shuffle-wrong = 重新洗牌，最前面是 { $expected }，庄家的牌却是 { $found }。
deal-check-hands-ok = 每个闲家都拿到接下来的五张。
deal-check-hands-wrong = 不是每个闲家都拿到接下来的五张。
deal-check-bid-ok = 抢得最高的做庄，一样高的由洗牌抽签决定。
deal-check-bid-wrong = 做庄的人不对，或抢庄的倍数不对。
deal-check-settlement-ok = 输赢算对了。
deal-check-settlement-wrong = 输赢算错了。

## 红心大战和拱猪

deal-check-deal-ok = 重新发牌，每家拿到的牌都跟记录一样。
deal-check-deal-wrong = 重新发牌，不是每家拿到的牌都跟记录一样。
deal-check-play-ok = 重新打一遍，{ $expected }张牌都合规则。
deal-check-play-wrong = 重新打一遍，{ $found ->
    [0] 一开始
   *[other] 打了{ $found }张后
}违反规则：“{ $reason }”
deal-check-scores-ok = 得分算对了。
deal-check-scores-wrong = 得分算错了。

# `/gnau verify`、`/hearts verify`、`/gongzhu verify` 在这些步骤前后说的话。

verify-true = ✅ { $dealt }：全都对得上
verify-false = ❌ { $dealt }：有地方对不上
verify-round = { $table }号桌第{ $round }局
verify-hand = { $table }号桌第{ $round }局
verify-more = -# 还有{ $more }处不同，都在文件里。
verify-seeds = 🔒 锁：`{ $commitment }`
    🔓 钥匙：`{ $seed }`
verify-parts = **大家加进洗牌的内容**
verify-no-parts = -# 没有：当时没人入座
verify-part = -# { $who }：`{ $part }`
verify-part-hidden = -# { $who }：一个隐藏的词（SHA-256 `{ $digest }`）
verify-hidden = -# 我刚才用隐藏的词重新发了牌。文件里只有它的 SHA-256，光凭文件谁也没法重新发牌。
verify-how = -# 把锁跟牌桌上的对一对，再找找你加的内容。不用 Discord 也能查：`python -m bot verify`，或指南里的“Check a deal”（英文）。
gnau-verify-dealer = { $user }，庄家
