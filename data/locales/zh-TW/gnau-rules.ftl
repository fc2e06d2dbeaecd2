## 牌型名稱

gnau-category-five-dukes = 五公
gnau-category-five-small = 五小
gnau-category-bomb = 炸彈 { $rank }
gnau-category-silver = 銀妞
gnau-category-tonku = 牛冬菇
gnau-category-nenku = 嫩菇
gnau-category-double = 對子妞 { $rank }
gnau-category-single = { $strength ->
    [10] 妞妞
   *[other] 妞{ $strength }
}
gnau-category-none = 無妞
gnau-known-name = { $hand }{ $kind ->
    [five-dukes] （五花妞）
    [five-small] （五小妞）
    [bomb] （鐵支）
    [double] （孖寶）
    [tonku] （Ngau Tonku）
   *[other] {""}
}

## 跟莊家比

gnau-outcome-beats = 贏莊家
gnau-outcome-ties = 跟莊家平手
gnau-outcome-loses = 輸莊家

## 自訂規則，一行說完

gnau-set-classic = 經典
gnau-set-plain = 簡單：10 當人頭牌，3 和 6 成對，沒有五小
gnau-set-kopitiam = 咖啡店（kopitiam）：馬來西亞家庭玩法，對子 3 倍，大牌倍數較低
gnau-set-kopitiam-aces = 咖啡店 A 最大：一對 A 贏過 K，算 4 倍
gnau-set-niuniu = 大陸鬥牛：有炸彈和銀妞，對子不算，倍數看尾數
gnau-set-taiwan = 台灣妞妞：像大陸鬥牛，沒有銀妞，倍數不同

gnau-preset-classic = 經典
gnau-preset-plain = 簡單
gnau-preset-kopitiam = 咖啡店
gnau-preset-kopitiam-aces = 咖啡店 A 最大
gnau-preset-niuniu = 大陸鬥牛
gnau-preset-taiwan = 台灣妞妞
gnau-own-rules = 自訂規則
gnau-summary-changed = { $preset }（{ $changes }）
gnau-summary-packs = { $rules } · { $packs } 副牌

gnau-short-tens-in-five-dukes-on = 五公可以有 10
gnau-short-tens-in-five-dukes-off = 五公不能有 10
gnau-short-tens-in-tonku-on = 10 也能湊牛冬菇
gnau-short-tens-in-tonku-off = 10 不能湊牛冬菇
gnau-short-five-small-any = 五小不限總和
gnau-short-five-small-off = 沒有五小
gnau-short-five-small-total-10 = 五小總和最多 10
gnau-short-triplet-passport-on = 三條算湊成
gnau-short-triplet-passport-off = 三條不算湊成
gnau-short-pair-three-six-on = 3 和 6 算一對 6
gnau-short-pair-three-six-off = 3 和 6 不算一對
gnau-short-nenku-ox-one = 嫩菇等於妞1
gnau-short-nenku-special = 嫩菇贏對子妞
gnau-short-ties-dealer = 平手算莊家贏
gnau-short-ties-push = 平手不輸不贏
gnau-short-ties-high-card = 平手比最大單張
gnau-short-three-six-free = 3 和 6 可互換
gnau-short-three-six-fixed = 3 和 6 照牌面
gnau-short-three-six-swapped = 3 和 6 對調
gnau-short-tonku-spades = 牛冬菇要黑桃 A
gnau-short-tonku-any = 哪張 A 都能湊牛冬菇
gnau-short-tonku-off = 沒有牛冬菇
gnau-short-doubles-on = 有對子妞
gnau-short-doubles-off = 沒有對子妞
gnau-short-aces-low = 一對 A 最小
gnau-short-aces-high = 一對 A 最大
gnau-short-bomb-on = 四張同點數算炸彈
gnau-short-bomb-off = 沒有炸彈
gnau-short-silver-on = 五張 10 到 K 算銀妞
gnau-short-silver-off = 沒有銀妞
gnau-short-order-dukes-first = 五公大過五小
gnau-short-order-small-first = 五小大過炸彈和五公
gnau-short-payout = { $hand } ×{ $points }

## 自訂規則，一條一條說

gnau-rule-tens-in-five-dukes-on = 五公：五張都是 10、J、Q 或 K。
gnau-rule-tens-in-five-dukes-off = 五公：五張都是 J、Q 或 K。
gnau-rule-tens-in-tonku-on = 湊牛冬菇時，10 可以當人頭牌。
gnau-rule-tens-in-tonku-off = 湊牛冬菇時，10 不能當人頭牌。
gnau-rule-five-small-any = 五小：五張都是 A、2、3 或 4，不用湊。
gnau-rule-five-small-off = 不玩五小。
gnau-rule-five-small-total-10 = 五小：五張都是 A、2、3 或 4，總和最多 10，不用湊。
gnau-rule-triplet-passport-on = 三條一定算湊成。
gnau-rule-triplet-passport-off = 三張加起來是 10、20 或 30 才算湊成。
gnau-rule-pair-three-six-on = 另外兩張只要是 3 或 6，都算一對 6：3 3、3 6、6 6。
gnau-rule-pair-three-six-off = 另外兩張是 3 和 6，不算一對。
gnau-rule-nenku-ox-one = 嫩菇像牛冬菇，但用黑桃以外的 A，等於妞1。
gnau-rule-nenku-special = 嫩菇像牛冬菇，但用黑桃以外的 A，緊接在牛冬菇之後。
gnau-rule-ties-dealer = 平手算莊家贏，只有雙方都是五公才不輸不贏。
gnau-rule-ties-push = 平手不輸不贏。
gnau-rule-ties-high-card = 平手比最大的單張：K 最大，A 最小，點數一樣再比黑桃、紅心、方塊、梅花。
gnau-rule-three-six-free = 3 可以當 6，6 可以當 3，隨你選。
gnau-rule-three-six-fixed = 3 就是 3，6 就是 6。
gnau-rule-three-six-swapped = 3 一律算 6，6 一律算 3。
gnau-rule-tonku-spades = 黑桃 A 才能湊牛冬菇，其他 A 是嫩菇。
gnau-rule-tonku-any = 哪張 A 配人頭牌都是牛冬菇，所以沒有嫩菇。
gnau-rule-tonku-off = 不玩牛冬菇和嫩菇。A 配人頭牌只看尾數。
gnau-rule-doubles-on = 另外兩張是一對，就是對子妞。
gnau-rule-doubles-off = 另外兩張是一對也只看尾數。
gnau-rule-aces-low = 一對 A 是最小的對子妞。
gnau-rule-aces-high = 一對 A 是最大的對子妞，大過 K。
gnau-rule-bomb-on = 炸彈：四張同點數的牌，不用湊。點數大的贏。
gnau-rule-bomb-off = 四張同點數不算特殊牌型。
gnau-rule-silver-on = 銀妞：五張都是 10、J、Q 或 K，其中要有 10，不用湊。
gnau-rule-silver-off = 五張都是 10 和人頭牌，不算特殊牌型。
gnau-rule-order-dukes-first = 五公最大。
gnau-rule-order-small-first = 五小最大，接著炸彈，再來五公。

## 倍數

gnau-payout-five-dukes = { gnau-category-five-dukes }
gnau-payout-five-small = { gnau-category-five-small }
gnau-payout-bomb = 炸彈
gnau-payout-silver = { gnau-category-silver }
gnau-payout-tonku = { gnau-category-tonku }
gnau-payout-nenku = { gnau-category-nenku }
gnau-payout-aces = 對子妞 A
gnau-payout-double = 對子妞
gnau-payout-ox-ten = 妞妞
gnau-payout-single = 妞1–妞9
gnau-payout-singles = 妞{ $strengths }
gnau-payout-no-ox = { gnau-category-none }
gnau-rules-pays = { $hand }：**{ $points } 倍**，一般 { $usual } 倍

## `/gnau rules`

gnau-rules-title = 🐂 妞妞 · 牛牛 · Gnau
gnau-rules-goal = 每人五張牌，跟**莊家**比。先湊**妞**（就是牛）：三張加起來是 10、20 或 30。**另外兩張**決定大小。
    A 算 1。J、Q、K 是人頭牌，算 10。{ $three_six ->
        [fixed] 3 就是 3，6 就是 6。
        [swapped] 3 算 6，6 算 3。
       *[free] 3 可以當 6，6 可以當 3。
    }
gnau-rules-ranking = **從最大的開始**
gnau-rules-paying = **算分：** 你贏，莊家付你：你的倍數 × 底分。你輸，你付莊家：莊家的倍數 × 底分。
gnau-rules-ties = **平手：** { $ties ->
    [push] 不輸不贏。
    [high_card] 比最大的單張：K 最大，A 最小，點數一樣再比黑桃、紅心、方塊、梅花。
   *[dealer] 算莊家贏，但雙方都是五公就不輸不贏{ $unpaid ->
        [yes] ，雙方都是無妞也不付分
       *[no] {""}
    }。
}
gnau-rules-here = **這個伺服器：** { $rules }
gnau-rules-here-table = **這一桌：** { $rules }
gnau-rules-new-tables = -# 已開的桌規則不變。這個伺服器的新桌：{ $rules }
gnau-rules-told = -# 馬來西亞的家庭遊戲，農曆過年玩得最多。當地叫牛，對子妞叫孖寶，妞妞叫牛牛。
gnau-rules-dealer = **莊家：** { $dealer }
gnau-rules-split = **擺牌：** { $split }
gnau-rules-stake = **底分：** { $stake } 分
gnau-rules-stake-limits = { gnau-rules-stake }，可選 { $lowest } 到 { $highest }
gnau-rules-reveal = **開牌：** { $seconds ->
    [0] 立刻
   *[other] 大家都準備好，或 { $time }後
}
gnau-rules-points-score = **積分：** 純計分，可以低於零
gnau-rules-points-bankroll = **積分：** 有限積分，不會低於零

## 大小

gnau-rank-five-dukes = 五張都是 { $tens ->
    [on] 10、J、Q 或 K
   *[off] J、Q 或 K
}
gnau-rank-five-small = 五張都是 A 到 4{ $kind ->
    [total_10] ，總和最多 10
   *[any] {""}
}
gnau-rank-bomb = 四張同點數的牌，點數大的贏
gnau-rank-silver = 五張都是 10、J、Q 或 K，至少一張 10
gnau-rank-tonku = 湊成，另外兩張是{ $ace ->
    [any] {" "}A
   *[spades] 黑桃 A
} 配 { $tens ->
    [on] 10、J、Q 或 K
   *[off] J、Q 或 K
}
gnau-rank-nenku = 湊成，另外兩張是其他 A 配 { $tens ->
    [on] 10、J、Q 或 K
   *[off] J、Q 或 K
}
gnau-rank-aces = 湊成，另外兩張是一對 A
gnau-rank-double = 湊成，另外兩張是一對：K K 最大，{ $aces ->
    [high] 2 2
   *[low] A A
} 最小
gnau-rank-single = 湊成，另外兩張看尾數，0 算 10
gnau-rank-none = 沒有三張能湊成
gnau-rank-line = **{ $name }**：{ $meaning }。{ $pays }
gnau-rank-said = { $title }，{ $pays }：{ $meaning }。{ $cards }
gnau-rank-within = -# **嫩菇**是妞1 的一種叫法：{ $meaning }。{ $pays }
gnau-rank-pays = **{ $points } 倍**
gnau-rank-pays-by = { $paid }
gnau-rank-pays-of = 妞{ $strengths } **{ $points } 倍**
gnau-rank-singles = -# **{ $name }**：{ $pays }
gnau-rank-times = ×{ $points }
gnau-rank-times-of = { $strengths }：×{ $points }

gnau-example-worth = { $hand }（×{ $points }）
gnau-example = { $cards } → **{ $here }**，一般是{ $otherwise }
gnau-example-against = { $cards } 對莊家的 { $dealer } → **{ $here }**，一般是{ $otherwise }
