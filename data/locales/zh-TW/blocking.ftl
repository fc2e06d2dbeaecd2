# 不能在伺服器玩的人。

blocking-blocked = { $member } 不能再在這裡玩了。手上的打完就離座。
blocking-unblocked = { $member } 又可以在這個伺服器玩了。

error-blocked = 伺服器管理員封鎖了你，你不能在這裡玩。手上這局可以打完，`/gnau stats` 這類指令也還能用。
error-block-oneself = 你不能封鎖自己。
error-blocked-already = { $user } 已經被封鎖了。用 `/manage unblock` 解除。
error-not-blocked = { $user } 沒有被封鎖。名單在 `/manage settings`。
error-too-many-blocked = 這個伺服器已經封鎖 { $most } 人，到上限了。先解除一個。
