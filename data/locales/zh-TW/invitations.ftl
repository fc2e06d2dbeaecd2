# 成員選單：邀來同桌、下戰帖。

invitation-asked = ### { $game } · [{ $table } 號桌]({ $link })
    { $invited }，{ $inviter } 想跟你一起玩。
invitation-button-join = 我要玩
invitation-button-decline = 先不要
invitation-joined = ✅ { $who } 加入了 · [{ $table } 號桌]({ $link })
invitation-declined = { $who } 現在不方便玩。
invitation-seat-first = 你先入座，再邀 { $who }。

challenge-asked = **想跟 { $who } 玩哪個遊戲？**
    這裡會開一桌，並邀請對方。

error-invited-yourself = 那是你自己。選別人吧。
error-invited-bot = 機器人不在這裡玩牌。選真人吧。
error-invited-not-here = { $who } 不在這個伺服器。
error-invited-cannot-see = { $who } 看不到這個頻道。到別的頻道邀請吧。
error-invited-seated = 你和 { $who } 已經[同桌]({ $link })了。
error-invitation-waiting = 你邀過 { $who } 了。可以再邀的時間：{ $when }
error-invitation-declined = { $who } 現在不方便玩。可以再邀的時間：{ $when }
error-invitations-too-many = 你十分鐘內邀了 { $count } 個人。可以再邀的時間：{ $when }
error-invitation-not-yours = 這是給 { $who } 的邀請。你也想加入的話，[去牌桌]({ $link })。
