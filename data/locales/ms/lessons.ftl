# Pelajaran: apa yang sama dalam semua permainan.

lesson-button-open = Cara main
lesson-button-next = Seterusnya
lesson-button-skip = Langkau
lesson-button-back = Kembali
lesson-button-again = Mula semula
lesson-button-practise = Berlatih
lesson-button-table = Buka meja

lesson-title = { $game } · cara main · { $number }/{ $last }
lesson-title-end = { $game } · sedia untuk main
lesson-asked = **{ $question }**
lesson-right = ✅ **Betul.** { $why }
lesson-wrong = ❌ **Belum tepat.** { $why }

## Skrin pertama, ketika sebuah pelayan baru menjemput bot

first-screen = ## 🃏 Permainan terup untuk pelayan ini
    Buka meja, dan kawan-kawan sertai dengan sekali tekan. { BUTTON("lesson-button-open") } ajar anda main dalam beberapa halaman pendek.
    -# Mata mainan sahaja: tiada apa yang dibeli, dijual atau ditebus.
first-screen-open = Buka { $game }

first-table = 🎉 **Meja pertama di pelayan ini.** Sesiapa di sini boleh tekan **Sertai**, dan hanya anda nampak kad anda. Baru belajar? Tekan { BUTTON("lesson-button-open") }.
first-screen-language = 🌐 Bahasa
