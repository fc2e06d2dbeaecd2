# 只有服务器管理员能做的事。

manage-granted = 🎖️ { $manager } 给 { $member } 加了{ $points }分，现有{ $balance }分。原因：{ $reason }
manage-reset = ♻️ { $manager } 重置了 { $member } 的分数：{ $before }{"\u00A0"}→{"\u00A0"}{ $balance }。原因：{ $reason }
manage-reset-nothing = { $member } 的分数本来就是起始分：{ $balance }。

## 混进洗牌的词

word-hidden = 那个词在本服务器隐藏了，`verify` 改为显示这个代码：
    `{ $digest }`
    以前的消息里要是有那个词，要你自己删掉。
word-shown = 那个词在本服务器重新显示了。
error-word-not-hidden = 那个词没有隐藏。要跟切牌时写的一字不差。
error-too-many-hidden-words = 本服务器最多隐藏{ $most }个词，已经满了。用 `/manage show-word` 重新显示一个吧。
error-no-own-word = 你在 `{ $round }` 没有加过自己的词。

## 开着的牌桌

open-tables-title = ## 🗂️ 开着的牌桌
open-tables-none = 本服务器没有开着的牌桌。
open-tables-seated = { $people ->
    [0] 没人入座
   *[other] { $people }人入座
}
open-tables-line = **{ $game } · [{ $table }号桌]({ $link })** · { $channel }
    -# { open-tables-seated } · 开桌：{ $when }
open-tables-button-ask = 关闭{ $table }号桌…
open-tables-button-keep = 让它开着
open-tables-button-close = 关闭
open-tables-question = ### { $game } · [{ $table }号桌]({ $link })，要关闭吗？
    -# { open-tables-seated }
    正在打的会作废，底分退还。
