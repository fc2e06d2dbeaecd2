# サーバーで遊べない人

blocking-blocked = { $member }さんは、ここで遊べなくなりました。いま遊んでいる分が終わると、席から外れます。
blocking-unblocked = { $member }さんは、またこのサーバーで遊べます。

error-blocked = サーバー管理者にブロックされているので、ここでは遊べません。途中のラウンドは最後まで遊べます。`/gnau stats`などのコマンドも使えます。
error-block-oneself = 自分はブロックできません。
error-blocked-already = { $user }さんはもうブロック中です。解除は`/manage unblock`です。
error-not-blocked = { $user }さんはブロックされていません。一覧は`/manage settings`にあります。
error-too-many-blocked = このサーバーのブロックは上限の{ $most }人に達しました。先に誰かを解除してください。
