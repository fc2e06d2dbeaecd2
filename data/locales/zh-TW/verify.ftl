# 驗證發牌。

deal-check-form-ok = 檔案跟寫下時一模一樣。
deal-check-form-wrong = 檔案被改過：寫著「{ $found }」，不是「{ $expected }」。
deal-check-digest-ok = 摘要和內容相符。
deal-check-digest-wrong = 內容被改過：摘要是 { $expected }，不是 { $found }。
deal-check-commitment-ok = 鑰匙和鎖相符：鑰匙的 SHA-256 就是鎖。
deal-check-commitment-wrong = 鑰匙和鎖不符：鑰匙的 SHA-256 是 { $expected }，但鎖是 { $found }。
deal-check-differs = { $who }：{ $expected }，但檔案寫 { $found }。
deal-left-open = 檔案少了一個隱藏的詞，所以沒辦法用這個檔案重新發牌。

## 妞妞

deal-check-packs-ok = 洗了 { $expected } 副牌，正是這麼多手牌該用的。
deal-check-packs-wrong = 這麼多手牌要 { $expected } 副牌，但檔案寫 { $found }。
deal-check-shuffle-ok = 重新洗牌，最前面就是莊家的牌：{ $expected }。
deal-check-shuffle-wrong = 重新洗牌，最前面是 { $expected }，但莊家拿的是 { $found }。
deal-check-hands-ok = 每位玩家依序拿到接下來的五張。
deal-check-hands-wrong = 不是每位玩家都依序拿到接下來的五張。
deal-check-bid-ok = 喊最高的人做莊，一樣高就由洗牌決定。
deal-check-bid-wrong = 做莊的人或倍數不對。
deal-check-settlement-ok = 付的分都對。
deal-check-settlement-wrong = 付的分不對。

## 傷心小棧和拱豬

deal-check-deal-ok = 重新發牌，每家拿到的十三張都跟紀錄一樣。
deal-check-deal-wrong = 重新發牌，不是每家拿到的十三張都跟紀錄一樣。
deal-check-play-ok = 重打一遍，{ $expected } 張牌都照規則出。
deal-check-play-wrong = 重打一遍，{ $found ->
    [0] 一開始
   *[other] 出了 { $found } 張後
}就不合規則：「{ $reason }」
deal-check-scores-ok = 分數都對。
deal-check-scores-wrong = 分數不對。

verify-true = ✅ { $dealt }：全部核對無誤
verify-false = ❌ { $dealt }：有地方對不上
verify-round = { $table } 號桌第 { $round } 局
verify-hand = { $table } 號桌第 { $round } 局
verify-more = -# 還有 { $more } 處不同，都在檔案裡。
verify-seeds = 🔒 鎖：`{ $commitment }`
    🔓 鑰匙：`{ $seed }`
verify-parts = **每個人加進洗牌的東西**
verify-no-parts = -# 沒有：當時沒人入座
verify-part = -# { $who }：`{ $part }`
verify-part-hidden = -# { $who }：隱藏的詞（SHA-256 `{ $digest }`）
verify-hidden = -# 我剛才用隱藏的詞發了牌。檔案裡只有它的 SHA-256，所以光靠檔案沒人發得出來。
verify-how = -# 對照牌桌上的鎖，再找找你加的東西。在 Discord 以外：`python -m bot verify`，或看說明裡的「Check a deal」（英文）。
gnau-verify-dealer = 莊家 { $user }
