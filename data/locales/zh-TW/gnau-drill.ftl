# 練牌，只有本人看得到。

gnau-drill-title-daily = 🎯 每日練牌 · 第 { $number } 手，共 { $count } 手
gnau-drill-title-free = 🎯 自由練習
gnau-drill-how = 選三張湊出最大的牌，或按「{ BUTTON("gnau-pick-no-ox") }」。
gnau-drill-footer = -# 規則：{ $rules } · 不計積分

## 練習搶莊

gnau-drill-title-bids = 🏦 搶不搶？
gnau-drill-bids-how = 你看到五張牌裡的四張。如果做莊，對 { $players } 位照底分玩的玩家，**平均**下來會贏分嗎？
gnau-drill-bids-right = ✅ **答對了：** 對 { $players } 位玩家做莊，平均 **{ $worth }** 個底分。
    對每位玩家，你有 { $wins } 的機會贏。
    -# 每一種第五張和對手的每一手牌都算進去。
gnau-drill-bids-wrong = ❌ 對 { $players } 位玩家做莊，平均 **{ $worth }** 個底分。
    對每位玩家，你有 { $wins } 的機會贏。
    -# 每一種第五張和對手的每一手牌都算進去。

## 答案

gnau-drill-right = ✅ **答對了：{ $name }**
gnau-drill-wrong = ❌ { $reason }
    最佳：**{ $name }**
gnau-drill-split = { $passport } ┃ { $rest }
gnau-drill-counted = -# 以第一次的答案為準。
gnau-drill-streak = 🔥 連對 { $streak } 題。

## 錯在哪

gnau-drill-missed = 這手牌有妞。
gnau-drill-weaker = { $cards } 只能擺成{ $name }。
gnau-drill-no-passport = { $cards } 加起來是 { $sums }。要湊到 10、20 或 30 才行。

## 為什麼這樣最好

gnau-drill-why = { $passport }。{ $rest }。
gnau-drill-why-free = 3 和 6 可以互換。
gnau-drill-why-fixed = 3 就是 3，6 就是 6。
gnau-drill-why-swapped = 這裡 3 算 6，6 算 3。
gnau-drill-why-five-dukes = 五張都是人頭牌，怎麼選都對。
gnau-drill-why-five-small = 五張都是小牌，怎麼選都對。
gnau-drill-why-bomb = 四張同點數，怎麼選都對。
gnau-drill-why-silver = 五張都是 10 和人頭牌，怎麼選都對。
gnau-drill-why-none = 沒有三張能湊到 10、20 或 30。
gnau-drill-why-sum = { $sum } 湊成 { $total }
gnau-drill-why-triplet = 這裡三條也算湊成
gnau-drill-why-tonku = 另外兩張是 { CARD("AS") } 和人頭牌
gnau-drill-why-nenku = 另外兩張是 A 和人頭牌
gnau-drill-why-pair = 另外兩張是一對：{ $rank } { $rank }
gnau-drill-why-three-six = 這裡 3 和 6 算一對
gnau-drill-why-single = 另外兩張 { $sum } = { $total }
gnau-drill-why-digit = { gnau-drill-why-single }，尾數 { $strength }
gnau-drill-why-ten = { gnau-drill-why-single }，尾數 0，算 10

## 當天的成績

gnau-drill-result = 🎯 每日練牌 · { $date }
gnau-drill-score = { $count } 題中答對 { $right } 題
gnau-drill-place = 目前 { $people } 人裡第 **{ $place }** 名
gnau-drill-tomorrow = -# 下一組：{ $when }
gnau-drill-name = 🎯 妞妞
gnau-drill-shared = { $user } · { $name } { $date } · **{ $right }/{ $count }**
gnau-drill-over = 🎯 **這組已經截止。** 每天都有新的十手牌。
gnau-drill-past = 那天已經過了。這是今天的題目。

gnau-drill-button-next = 下一手
gnau-drill-button-free = 自由練習
gnau-drill-bids-button-go = 搶不搶？
gnau-drill-bids-button-bid = 搶
gnau-drill-bids-button-no-bid = 不搶
gnau-drill-button-share = 分享
gnau-drill-button-today = 今天的題目

error-drill-day-over = 那組已經截止。輸入 `/gnau daily` 玩今天的。
error-drill-hand-unknown = 這組沒有那手牌。輸入 `/gnau daily` 繼續。
error-drill-not-complete = 先把這組做完。輸入 `/gnau daily` 繼續。
error-drill-shared-already = 這個成績你分享過了。
