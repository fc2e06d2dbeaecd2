# Panel peribadi dengan kad pemain sendiri.

tricks-panel-title-first = { $game } · [meja { $table }]({ $link })
tricks-panel-title = { $game } · [meja { $table }]({ $link }) · pusingan { $hand }
tricks-panel-closed = Meja sudah ditutup.
tricks-panel-no-seat = Anda tiada di meja ini lagi.
tricks-panel-lobby = ✅ **Anda dapat tempat { $seat }.** Kad anda akan muncul di sini.

tricks-panel-partner = -# 🤝 Rakan anda: { $who }

tricks-panel-nothing = tiada kad
tricks-panel-hand-over = Pusingan itu sudah tamat. Ini yang terbaharu.

tricks-panel-turn = 👉 **Giliran anda**{ $when }
tricks-panel-lead = 👉 **Anda mula**{ $when }
tricks-panel-why-not = -# ✋ { $reason }
tricks-panel-between = Pusingan tamat: **{ $score }** untuk anda, jumlah { $total }.
tricks-panel-before = -# Pusingan lepas: **{ $score }** untuk anda, jumlah { $total }
tricks-panel-over = Skor akhir anda { $total }.
tricks-panel-away = 💤 Masa anda habis, jadi pemain komputer main untuk anda.
tricks-panel-paused = ⏸️ **Berhenti sekejap: semua orang tiada di meja.** Tekan { BUTTON("tricks-panel-back") } untuk teruskan.

tricks-panel-clear = Kosongkan
tricks-panel-claim = Tuntut baki
tricks-panel-hint = Petua
tricks-panel-back = Saya kembali
