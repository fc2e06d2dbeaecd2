# 每日练习，只有自己看得到。

gnau-drill-title-daily = 🎯 每日练习 · 第{ $number }手，共{ $count }手
gnau-drill-title-free = 🎯 自由练习
gnau-drill-how = 点出最佳配法里做牛的三张，没牛就按{ BUTTON("gnau-pick-no-ox") }。
gnau-drill-footer = -# 规则：{ $rules } · 不计分

## 抢庄练习

gnau-drill-title-bids = 🏦 抢不抢庄？
gnau-drill-bids-how = 五张牌你看到了四张。做庄对{ $players }个不加倍的闲家，**平均下来**会赢分吗？
gnau-drill-bids-right = ✅ **对了：**对{ $players }个闲家做庄，平均**{ $worth }**个底分。
    跟每个闲家比，{ $wins }的情况会赢。
    -# 第五张和闲家的每一种牌都算进去了。
gnau-drill-bids-wrong = ❌ 对{ $players }个闲家做庄，平均**{ $worth }**个底分。
    跟每个闲家比，{ $wins }的情况会赢。
    -# 第五张和闲家的每一种牌都算进去了。

## 答案

gnau-drill-right = ✅ **对了：{ $name }**
gnau-drill-wrong = ❌ { $reason }
    最好：**{ $name }**
gnau-drill-split = { $passport } ┃ { $rest }
gnau-drill-counted = -# 只算你的第一次回答。
gnau-drill-streak = 🔥 连对{ $streak }手。

## 错在哪里

gnau-drill-missed = 这手有牛。
gnau-drill-weaker = { $cards }这样配只是{ $name }。
gnau-drill-no-passport = { $cards }加起来是{ $sums }。要凑成10、20或30才是牛。

## 为什么这样配最好

gnau-drill-why = { $passport }。{ $rest }。
gnau-drill-why-free = 3和6可以互换。
gnau-drill-why-fixed = 3就是3，6就是6。
gnau-drill-why-swapped = 这里3算6，6算3。
gnau-drill-why-five-dukes = 五张全是公牌，点哪三张都对。
gnau-drill-why-five-small = 五张全是小牌，点哪三张都对。
gnau-drill-why-bomb = 四张同点数，点哪三张都对。
gnau-drill-why-silver = 五张全是10和公牌，点哪三张都对。
gnau-drill-why-none = 哪三张都凑不成10、20或30。
gnau-drill-why-sum = { $sum }{"\u00A0"}={"\u00A0"}{ $total }，是牛
gnau-drill-why-triplet = 这里三张同点数也是牛
gnau-drill-why-tonku = 另外两张是{ CARD("AS") }和公牌
gnau-drill-why-nenku = 另外两张是A和公牌
gnau-drill-why-pair = 另外两张是对子：{ $rank }{"\u00A0"}{ $rank }
gnau-drill-why-three-six = 这里3和6算对子
gnau-drill-why-single = 另外两张 { $sum }{"\u00A0"}={"\u00A0"}{ $total }
gnau-drill-why-digit = { gnau-drill-why-single }，尾数{ $strength }
gnau-drill-why-ten = { gnau-drill-why-single }，尾数0算10

## 当天的成绩

gnau-drill-result = 🎯 每日练习 · { $date }
gnau-drill-score = { $count }手对了{ $right }手
gnau-drill-place = 目前第**{ $place }**名，共{ $people }人
gnau-drill-tomorrow = -# 下一组：{ $when }
gnau-drill-name = 🎯 配牛
gnau-drill-shared = { $user } · { $name } { $date } · **{ $right }/{ $count }**
gnau-drill-over = 🎯 **那一组结束了。**每天都有十手新牌。
gnau-drill-past = 那一天已经过了，这是今天的一组。

gnau-drill-button-next = 下一手
gnau-drill-button-free = 自由练习
gnau-drill-bids-button-go = 抢不抢庄？
gnau-drill-bids-button-bid = 抢庄
gnau-drill-bids-button-no-bid = 不抢
gnau-drill-button-share = 分享
gnau-drill-button-today = 今天的一组

error-drill-day-over = 那一组结束了。做今天的：输入 `/gnau daily`。
error-drill-hand-unknown = 这一组里没有那手牌。接着做：输入 `/gnau daily`。
error-drill-not-complete = 先把这一组做完：输入 `/gnau daily`。
error-drill-shared-already = 这个成绩你已经分享过了。
