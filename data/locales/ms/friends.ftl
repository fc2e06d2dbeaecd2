friends-title-none = 👥 Main dengan kawan
friends-about = Buat kod dan hantar kepada kawan. Sesiapa yang ada kod nampak siapa terbaik: setiap hari, dan bulan ini.
    Sehingga { $most } orang boleh sertai.
friends-title = 👥 Kawan · { $name }
friends-code = Kod: `{ $code }`
friends-line = { $rank } **{ $name }** · { $score }
friends-not-yet = -# Belum main: { $people }
friends-firsts = terbaik pada { $days } hari
friends-right = { $right } betul
friends-left = Anda sudah keluar. Untuk kembali, taip `{ $code }`.
friends-form = Sertai kawan
friends-form-code = Kod mereka
friends-form-why = Contohnya K7QM-4TXP
friends-button-open = 👥 Kawan
friends-button-day = Hari ini
friends-button-month = Bulan ini
friends-button-make = Kod baharu
friends-button-type = Taip kod
friends-button-leave = Keluar
friends-button-next = Seterusnya: { $code }

error-friends-code-unknown = Tiada kawan dengan kod itu. Semak dan taip lagi.
error-friends-full = Kumpulan itu sudah penuh: { $most } orang.
error-friends-too-many-groups = Anda sudah ada { $most } kumpulan. Keluar dari satu dahulu.
