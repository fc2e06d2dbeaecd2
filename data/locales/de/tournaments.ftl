tricks-closed-played = Alle Runden des Turniers sind gespielt.
tricks-duplicate-over = -# Das Turnier: { $channel }
tricks-duplicate-sealed = -# 🔒 Den Mischschlüssel gibt es, wenn alle Tische diese Runde gespielt haben.
error-tournament-table-stays = Einen Tisch im Turnier könnt ihr nicht abbrechen. Steigst du aus, spielt ein Computer für dich weiter.
