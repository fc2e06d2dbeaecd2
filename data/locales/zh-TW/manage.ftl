# 只有伺服器管理員能做的事。

manage-granted = 🎖️ { $manager } 發了 { $points } 分給 { $member }，現在有 { $balance } 分。原因：{ $reason }
manage-reset = ♻️ { $manager } 重設了 { $member } 的積分：{ $before } → { $balance }。原因：{ $reason }
manage-reset-nothing = { $member } 已經是起始積分：{ $balance }。

## 混進洗牌的詞

word-hidden = 那個詞在這個伺服器已隱藏，`verify` 改顯示這個代碼：
    `{ $digest }`
    舊訊息裡如果還有那個詞，要自己刪。
word-shown = 那個詞在這個伺服器又看得到了。
error-word-not-hidden = 那個詞在這裡沒有隱藏。要輸入得跟切牌時一模一樣。
error-too-many-hidden-words = 這個伺服器已經隱藏 { $most } 個詞，到上限了。`/manage show-word` 可以重新顯示一個。
error-no-own-word = 你在 `{ $round }` 沒有加自己的詞。

## 開著的牌桌

open-tables-title = ## 🗂️ 開著的牌桌
open-tables-none = 這個伺服器沒有開著的牌桌。
open-tables-seated = { $people ->
    [0] 沒人入座
   *[other] { $people } 人入座
}
open-tables-line = { $channel } 的 **{ $game } · [{ $table } 號桌]({ $link })**
    -# { open-tables-seated } · 開桌：{ $when }
open-tables-button-ask = 關掉 { $table } 號桌…
open-tables-button-keep = 先不關
open-tables-button-close = 關掉
open-tables-question = ### 關掉 { $game } · [{ $table } 號桌]({ $link })？
    -# { open-tables-seated }
    進行中的遊戲會取消，底分退還。
