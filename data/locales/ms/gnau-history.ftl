# Pusingan lepas, dilihat semula.

gnau-history-title = ### 📜 Pusingan { $user }
    -# Halaman { $page }, yang terbaharu dahulu
gnau-history-played = **{ $delta }** · `{ $round }` · { $when }
gnau-history-dealt = **{ $delta }** · `{ $round }` sebagai bandar · { $when }
gnau-history-dealer = -# Bandar: { $hand }
gnau-history-how = -# Lihat satu semula: `/gnau history round:`

gnau-past-possible = -# Boleh dapat { $possible }

error-no-rounds-own = Anda belum main Ngau di pelayan ini. Buka atau sertai meja: `/gnau open`.
error-no-rounds-of = Dia belum main Ngau di pelayan ini.
