# 在一个服务器里不能打牌的人。

blocking-blocked = { $member } 不能再在这里打牌了。手上这局打完，座位就让出来。
blocking-unblocked = { $member } 又可以在本服务器打牌了。

error-blocked = 服务器管理员不让你在这里打牌。手上这局可以打完，`/gnau stats` 之类的命令也能用。
error-block-oneself = 不能禁止自己。
error-blocked-already = { $user } 已经被禁止打牌了，用 `/manage unblock` 解除。
error-not-blocked = { $user } 没有被禁止打牌。名单在 `/manage settings`。
error-too-many-blocked = 本服务器最多禁止{ $most }人，已经满了。先解除一个吧。
