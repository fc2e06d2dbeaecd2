# Latihan selepas pelajaran.

practice-again = Sekali lagi

## Ngau: tiga set kad untuk disusun

practice-gnau-title = 🎯 Latihan · soalan { $number }/{ $count }
practice-gnau-end = Tiga soalan siap: anda sedia untuk ke meja.

## Permainan trik: satu pusingan seorang diri

practice-title = { $game } · latihan
practice-how = Anda lawan tiga pemain komputer tahap mudah, untuk latihan sahaja.
practice-hand = latihan
practice-beaten = { $beaten ->
    [3] 🎉 Anda kalahkan ketiga-tiga pemain komputer.
   *[other] Anda kalahkan { $beaten } daripada tiga pemain komputer.
}
practice-choices = **{ $missed ->
    [0] Kesemua { $count } pilihan
   *[other] { $good } daripada { $count } pilihan
}** anda sebaik pilihan pemain komputer handal.

error-practice-gone = Pusingan ini terhenti kerana bot dikemas kini.
