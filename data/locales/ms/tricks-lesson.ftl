# Pelajaran permainan trik: apa yang sama.

lesson-tricks-you = Anda
lesson-tricks-yes = Ya
lesson-tricks-no = Tak
lesson-tricks-trick = **Di atas meja:**
lesson-tricks-led = { $played } (mula)
lesson-tricks-taken = **{ lesson-tricks-picture-taken }:** { $cards }
lesson-tricks-exposed = **Didedahkan:** { $cards }
lesson-tricks-picture-taken = { $who } ambil
lesson-tricks-picture-held = Kad anda
lesson-tricks-held = **{ lesson-tricks-picture-held }:** { $cards }
lesson-tricks-scores = **{ lesson-tricks-picture-scores }:**
lesson-tricks-picture-scores = Skor selepas pusingan

lesson-tricks-follow = Setiap orang main satu kad. **Ikut sut kad pertama** jika ada. Jika tiada, main apa-apa kad.
    Kad tertinggi sut itu, A paling tinggi, dapat trik dan mulakan trik seterusnya.
lesson-tricks-play-asked = Giliran anda. Tekan kad yang boleh anda main.
lesson-tricks-follow-right = Kad pertama daiman dan anda ada daiman, jadi anda mesti main satu.

lesson-tricks-end = { BUTTON("lesson-button-practise") }: satu pusingan seorang diri, dengan petua untuk tiga trik pertama.
    { BUTTON("lesson-button-table") }: main dengan orang lain. Pemain komputer isi tempat kosong.
    Buntu? { BUTTON("tricks-panel-hint") } beritahu apa yang pemain komputer handal akan buat, dan sebabnya.
    -# Peraturan selebihnya: `/{ $game } rules`
