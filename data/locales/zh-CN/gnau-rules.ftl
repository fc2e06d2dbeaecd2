## 牌型的名字

gnau-category-five-dukes = 五公
gnau-category-five-small = 五小
gnau-category-bomb = 炸弹{ $rank }
gnau-category-silver = 银牛
gnau-category-tonku = 牛冬菇
gnau-category-nenku = 嫩菇
gnau-category-double = 孖宝{ $rank }
gnau-category-single = { $strength ->
    [1] 牛一
    [2] 牛二
    [3] 牛三
    [4] 牛四
    [5] 牛五
    [6] 牛六
    [7] 牛七
    [8] 牛八
    [9] 牛九
    [10] 牛牛
   *[other] 牛{ $strength }
}
gnau-category-none = 没牛
# 后面跟着别处玩家的叫法
gnau-known-name = { $hand }{ $kind ->
    [five-dukes] （五花牛）
    [five-small] （五小牛）
    [bomb] （四炸）
    [double] （对子牛）
   *[other] {""}
}

## 闲家的牌跟庄家比

gnau-outcome-beats = 比庄家大
gnau-outcome-ties = 跟庄家一样大
gnau-outcome-loses = 比庄家小

## 一行写完的规则

# 每套规则，以及它有什么不同
gnau-set-classic = 经典
gnau-set-plain = 简版：10是公牌，3和6算对子，没有五小
gnau-set-kopitiam = 咖啡店：马来西亚家庭玩法，孖宝 ×3，大牌型倍数较低
gnau-set-kopitiam-aces = 咖啡店大A：一对A大过一对K，一对A算 ×4
gnau-set-niuniu = 斗牛：中国大陆玩法，有炸弹和银牛，不算对子，按牛几算倍数
gnau-set-taiwan = 妞妞：台湾玩法，像斗牛但没有银牛，倍数不同

gnau-preset-classic = 经典
gnau-preset-plain = 简版
gnau-preset-kopitiam = 咖啡店
gnau-preset-kopitiam-aces = 咖啡店大A
gnau-preset-niuniu = 斗牛
gnau-preset-taiwan = 妞妞
gnau-own-rules = 自定义规则
gnau-summary-changed = { $preset }，但{ $changes }
gnau-summary-packs = { $rules } · { $packs }副牌

gnau-short-tens-in-five-dukes-on = 10也算五公
gnau-short-tens-in-five-dukes-off = 10不算五公
gnau-short-tens-in-tonku-on = 10也配牛冬菇
gnau-short-tens-in-tonku-off = 10不配牛冬菇
gnau-short-five-small-any = 五小不限总和
gnau-short-five-small-off = 没有五小
gnau-short-five-small-total-10 = 五小总和不超过10
gnau-short-triplet-passport-on = 三张同点数是牛
gnau-short-triplet-passport-off = 三张同点数不算牛
gnau-short-pair-three-six-on = 3和6算孖宝6
gnau-short-pair-three-six-off = 3和6不算对子
gnau-short-nenku-ox-one = 嫩菇算牛一
gnau-short-nenku-special = 嫩菇大过孖宝
gnau-short-ties-dealer = 一样大算庄家赢
gnau-short-ties-push = 一样大就打平
gnau-short-ties-high-card = 一样大就比单张
gnau-short-three-six-free = 3和6可以互换
gnau-short-three-six-fixed = 3就是3，6就是6
gnau-short-three-six-swapped = 3算6，6算3
gnau-short-tonku-spades = 牛冬菇要黑桃A
gnau-short-tonku-any = 任何A都配牛冬菇
gnau-short-tonku-off = 没有牛冬菇
gnau-short-doubles-on = 对子算孖宝
gnau-short-doubles-off = 没有孖宝
gnau-short-aces-low = 一对A最小
gnau-short-aces-high = 一对A最大
gnau-short-bomb-on = 四张同点数是炸弹
gnau-short-bomb-off = 没有炸弹
gnau-short-silver-on = 五张10到K是银牛
gnau-short-silver-off = 没有银牛
gnau-short-order-dukes-first = 五公大过五小
gnau-short-order-small-first = 五小大过炸弹和五公
gnau-short-payout = { $hand } ×{ $points }

## 念出来的规则

gnau-rule-tens-in-five-dukes-on = 五公：五张全是10、J、Q、K。
gnau-rule-tens-in-five-dukes-off = 五公：五张全是J、Q、K。
gnau-rule-tens-in-tonku-on = 10也可以当牛冬菇的公牌。
gnau-rule-tens-in-tonku-off = 10不能当牛冬菇的公牌。
gnau-rule-five-small-any = 五小：五张全是A、2、3、4，不用有牛。
gnau-rule-five-small-off = 不玩五小。
gnau-rule-five-small-total-10 = 五小：五张全是A、2、3、4，加起来不超过10，不用有牛。
gnau-rule-triplet-passport-on = 三张同点数也是牛。
gnau-rule-triplet-passport-off = 三张加起来是10、20或30才是牛。
gnau-rule-pair-three-six-on = 牛以外的两张是3或6，当作孖宝6：3 3、3 6、6 6都行。
gnau-rule-pair-three-six-off = 牛以外的3和6不算对子。
gnau-rule-nenku-ox-one = 嫩菇像牛冬菇，但用别的A，大小算牛一。
gnau-rule-nenku-special = 嫩菇像牛冬菇，但用别的A，仅次于牛冬菇。
gnau-rule-ties-dealer = 一样大算庄家赢，只有都是五公才打平。
gnau-rule-ties-push = 一样大就打平，不输不赢。
gnau-rule-ties-high-card = 一样大就比最大的单张：K最大，A最小，再比黑桃、红桃、方块、梅花。
gnau-rule-three-six-free = 3可以当6，6可以当3，随你选。
gnau-rule-three-six-fixed = 3就是3，6就是6。
gnau-rule-three-six-swapped = 3一律算6，6一律算3。
gnau-rule-tonku-spades = 只有黑桃A能配牛冬菇，别的A是嫩菇。
gnau-rule-tonku-any = 任何A配公牌都是牛冬菇，所以没有嫩菇。
gnau-rule-tonku-off = 不玩牛冬菇和嫩菇，A配公牌只看尾数。
gnau-rule-doubles-on = 牛以外的两张是对子，就是孖宝。
gnau-rule-doubles-off = 牛以外的对子也只看尾数。
gnau-rule-aces-low = 一对A是最小的孖宝。
gnau-rule-aces-high = 一对A是最大的孖宝，大过一对K。
gnau-rule-bomb-on = 炸弹：四张同点数，不用有牛，点数大的赢。
gnau-rule-bomb-off = 四张同点数没什么特别。
gnau-rule-silver-on = 银牛：五张全是10、J、Q、K，其中要有10，不用有牛。
gnau-rule-silver-off = 全是10和公牌没什么特别。
gnau-rule-order-dukes-first = 五公最大。
gnau-rule-order-small-first = 五小最大，然后是炸弹，再来是五公。

## 各种牌型的倍数

gnau-payout-five-dukes = { gnau-category-five-dukes }
gnau-payout-five-small = { gnau-category-five-small }
gnau-payout-bomb = 炸弹
gnau-payout-silver = { gnau-category-silver }
gnau-payout-tonku = { gnau-category-tonku }
gnau-payout-nenku = { gnau-category-nenku }
gnau-payout-aces = 孖宝A
gnau-payout-double = 孖宝
gnau-payout-ox-ten = 牛牛
gnau-payout-single = 牛一到牛九
gnau-payout-singles = 牛{ $strengths }
gnau-payout-no-ox = { gnau-category-none }
gnau-rules-pays = { $hand }是**×{ $points }**，不是 ×{ $usual }

## `/gnau rules`

gnau-rules-title = 🐂 牛牛 · 斗牛 · Ngau
gnau-rules-goal = 每人五张牌，跟**庄家**比。找出**牛**：三张加起来是10、20或30。**另外两张**决定是牛几。
    A算1。J、Q、K是公牌，算10。{ $three_six ->
        [fixed] 3就是3，6就是6。
        [swapped] 3算6，6算3。
       *[free] 3可以当6，6可以当3。
    }
gnau-rules-ranking = **从大到小**
gnau-rules-paying = **输赢：**你赢，庄家付你底分 × 你的倍数。你输，你付底分 × 庄家的倍数。
gnau-rules-ties = **一样大：**{ $ties ->
    [push] 打平，不输不赢。
    [high_card] 比最大的单张，K最大，A最小，再比黑桃、红桃、方块、梅花。
   *[dealer] 算庄家赢，但都是五公就打平{ $unpaid ->
        [yes] ，都没牛也不输分
       *[no] {""}
    }。
}
gnau-rules-here = **本服务器：**{ $rules }
gnau-rules-here-table = **本桌：**{ $rules }
gnau-rules-new-tables = -# 开着的桌规则不变。本服务器新开的桌：{ $rules }
gnau-rules-told = -# 马来西亚的家庭纸牌，农历新年玩得最多。五公也叫五花牛，孖宝就是牛配一对，牛牛是牛十。
gnau-rules-dealer = **庄家：**{ $dealer }
gnau-rules-split = **配牛：**{ $split }
gnau-rules-stake = **底分：**{ $stake }分
gnau-rules-stake-limits = { gnau-rules-stake }，可选{ $lowest }到{ $highest }
gnau-rules-reveal = **开牌：**{ $seconds ->
    [0] 马上
   *[other] 大家都准备好，或{ $time }后
}
gnau-rules-points-score = **分数：**记分制，可以是负分
gnau-rules-points-bankroll = **分数：**余额制，不会低于零

## 牌型大小

gnau-rank-five-dukes = 五张全是{ $tens ->
    [on] 10、J、Q、K
   *[off] J、Q、K
}
gnau-rank-five-small = 五张全是A到4{ $kind ->
    [total_10] ，加起来不超过10
   *[any] {""}
}
gnau-rank-bomb = 四张同点数，点数越大越好
gnau-rank-silver = 五张全是10、J、Q、K，至少有一张10
gnau-rank-tonku = 有牛，另外两张是{ $ace ->
    [any] A
   *[spades] 黑桃A
}和{ $tens ->
    [on] 10、J、Q、K
   *[off] J、Q、K
}之一
gnau-rank-nenku = 有牛，另外两张是别的A和{ $tens ->
    [on] 10、J、Q、K
   *[off] J、Q、K
}之一
gnau-rank-aces = 有牛，另外两张是一对A
gnau-rank-double = 有牛，另外两张是对子：K{"\u00A0"}K最大，{ $aces ->
    [high] 2{"\u00A0"}2
   *[low] A{"\u00A0"}A
}最小
gnau-rank-single = 有牛，看另外两张的尾数，0算10，就是牛牛
gnau-rank-none = 哪三张都凑不成牛
gnau-rank-line = **{ $name }**：{ $meaning }。{ $pays }
gnau-rank-said = { $title }，{ $pays }：{ $meaning }。{ $cards }
# 没有自己的名次时，写在牌型下面
gnau-rank-within = -# **嫩菇**是牛一的一种：{ $meaning }。{ $pays }
gnau-rank-pays = **×{ $points }**
gnau-rank-pays-by = { $paid }
gnau-rank-pays-of = { $strengths }{"\u00A0"}**×{ $points }**
gnau-rank-singles = -# **{ $name }**：{ $pays }
gnau-rank-times = ×{ $points }
gnau-rank-times-of = { $strengths }：×{ $points }

gnau-example-worth = { $hand }（×{ $points }）
gnau-example = { $cards } → **{ $here }**，不是{ $otherwise }
gnau-example-against = { $cards }，庄家{ $dealer } → **{ $here }**，不是{ $otherwise }
