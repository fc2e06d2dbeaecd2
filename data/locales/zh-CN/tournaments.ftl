tricks-closed-played = 比赛的牌局都打完了。
tricks-duplicate-over = -# 比赛在 { $channel }
tricks-duplicate-sealed = -# 🔒 每桌都打完这局，才公开洗牌钥匙。
error-tournament-table-stays = 比赛的牌桌不能作废。你离桌的话，电脑会代你打下去。
