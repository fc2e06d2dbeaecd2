# 重看玩過的局。

gnau-history-title = ### 📜 { $user } 玩過的局
    -# 第 { $page } 頁，新的在前
gnau-history-played = **{ $delta }** · `{ $round }` · { $when }
gnau-history-dealt = **{ $delta }** · `{ $round }` 做莊 · { $when }
gnau-history-dealer = -# 莊家：{ $hand }
gnau-history-how = -# 重看一局：`/gnau history round:`

gnau-past-possible = -# 本來可以擺成{ $possible }

error-no-rounds-own = 你還沒在這個伺服器玩過妞妞。加入一桌，或開一桌：`/gnau open`。
error-no-rounds-of = 對方還沒在這個伺服器玩過妞妞。
