# 成员菜单里的“一起打牌…”和“约一桌…”。

invitation-asked = ### { $game } · [{ $table }号桌]({ $link })
    { $invited }，{ $inviter } 想跟你一起玩。
invitation-button-join = 算我一个
invitation-button-decline = 下次吧
invitation-joined = ✅ { $who } 来了 · [{ $table }号桌]({ $link })
invitation-declined = { $who } 现在玩不了。
# 先问接不接手座位
invitation-seat-first = 先接手座位，再邀请 { $who }。

challenge-asked = **想跟 { $who } 玩哪个游戏？**
    会在这里开一桌，对方会收到邀请。

error-invited-yourself = 这是你自己，选别人吧。
error-invited-bot = 机器人不打牌，选一个人吧。
error-invited-not-here = { $who } 不在本服务器。
error-invited-cannot-see = { $who } 看不到这个频道，换个频道邀请吧。
error-invited-seated = 你和 { $who } 已经[同桌]({ $link })了。
error-invitation-waiting = 你已经邀请过 { $who }。可以再邀请的时间：{ $when }
error-invitation-declined = { $who } 现在玩不了。可以再邀请的时间：{ $when }
error-invitations-too-many = 你十分钟内已邀请{ $count }人。可以再邀请的时间：{ $when }
error-invitation-not-yours = 这是给 { $who } 的邀请。你也想玩的话，[去牌桌]({ $link })。
