# 香港的叫法，其餘跟 zh-TW 一樣。

gnau-category-silver = 銀牛
gnau-category-double = 孖寶 { $rank }
gnau-category-single = { $strength ->
    [10] 牛牛
   *[other] 牛{ $strength }
}
gnau-category-none = 冇牛
gnau-known-name = { $hand }{ $kind ->
    [five-dukes] （五花牛）
    [five-small] （五小牛）
    [bomb] （四條）
    [tonku] （Ngau Tonku）
   *[other] {""}
}
gnau-set-niuniu = 大陸鬥牛：有炸彈和銀牛，對子不算，倍數看尾數
gnau-set-taiwan = 台灣妞妞：像大陸鬥牛，沒有銀牛，倍數不同
gnau-short-nenku-ox-one = 嫩菇等於牛1
gnau-short-nenku-special = 嫩菇贏孖寶
gnau-short-doubles-on = 有孖寶
gnau-short-doubles-off = 沒有孖寶
gnau-short-silver-on = 五張 10 到 K 算銀牛
gnau-short-silver-off = 沒有銀牛
gnau-rule-nenku-ox-one = 嫩菇像牛冬菇，但用黑桃以外的 A，等於牛1。
gnau-rule-doubles-on = 另外兩張是一對，就是孖寶。
gnau-rule-aces-low = 一對 A 是最小的孖寶。
gnau-rule-aces-high = 一對 A 是最大的孖寶，大過 K。
gnau-rule-silver-on = 銀牛：五張都是 10、J、Q 或 K，其中要有 10，不用湊。
gnau-payout-silver = { gnau-category-silver }
gnau-payout-aces = 孖寶 A
gnau-payout-double = 孖寶
gnau-payout-ox-ten = 牛牛
gnau-payout-single = 牛1–牛9
gnau-payout-singles = 牛{ $strengths }
gnau-payout-no-ox = { gnau-category-none }
gnau-rules-title = 🐂 鬥牛 · 牛牛 · Gnau
gnau-rules-goal = 每人五張牌，跟**莊家**比。先湊**牛**：三張加起來是 10、20 或 30。**另外兩張**決定大小。
    A 算 1。J、Q、K 是人頭牌，算 10。{ $three_six ->
        [fixed] 3 就是 3，6 就是 6。
        [swapped] 3 算 6，6 算 3。
       *[free] 3 可以當 6，6 可以當 3。
    }
gnau-rules-ties = **平手：** { $ties ->
    [push] 不輸不贏。
    [high_card] 比最大的單張：K 最大，A 最小，點數一樣再比黑桃、紅心、方塊、梅花。
   *[dealer] 算莊家贏，但雙方都是五公就不輸不贏{ $unpaid ->
        [yes] ，雙方都是冇牛也不付分
       *[no] {""}
    }。
}
gnau-rules-told = -# 馬來西亞的家庭遊戲，農曆新年玩得最多，在當地就叫牛。
gnau-rank-within = -# **嫩菇**是牛1 的一種叫法：{ $meaning }。{ $pays }
gnau-rank-pays-of = 牛{ $strengths } **{ $points } 倍**
