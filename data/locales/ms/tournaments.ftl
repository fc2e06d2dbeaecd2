tricks-closed-played = Semua pusingan kejohanan sudah dimain.
tricks-duplicate-over = -# Kejohanan: { $channel }
tricks-duplicate-sealed = -# 🔒 Anak kunci kocokan keluar apabila semua meja sudah main pusingan ini.
error-tournament-table-stays = Meja kejohanan tak boleh dibatalkan. Jika anda keluar, pemain komputer main untuk anda.
