tricks-closed-played = 比賽的牌局都打完了。
tricks-duplicate-over = -# 比賽在 { $channel }
tricks-duplicate-sealed = -# 🔒 每桌都打完這局，才公開洗牌鑰匙。
error-tournament-table-stays = 比賽的牌桌不能取消。你離桌的話，電腦會代你打下去。
