tricks-closed-played = 大会の局がすべて終わりました。
tricks-duplicate-over = -# 大会：{ $channel }
tricks-duplicate-sealed = -# 🔒 シャッフルキーは、全卓がこの局を終えてから公開します。
error-tournament-table-stays = 大会の卓は中止できません。抜けると、CPUが代わりに続けます。
