# 回看打过的局。

gnau-history-title = ### 📜 { $user } 打过的局
    -# 第{ $page }页，新的在前
gnau-history-played = **{ $delta }** · `{ $round }` · { $when }
gnau-history-dealt = **{ $delta }** · `{ $round }` 做庄 · { $when }
gnau-history-dealer = -# 庄家：{ $hand }
gnau-history-how = -# 重看一局：`/gnau history round:`

gnau-past-possible = -# 本来可以是{ $possible }

error-no-rounds-own = 你还没在本服务器打过牛牛。开一桌或加入一桌：`/gnau open`
error-no-rounds-of = 对方还没在本服务器打过牛牛。
