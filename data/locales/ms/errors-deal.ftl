## Fail pembahagian kad

error-deal-too-big = Ini bukan fail pembahagian kad: ia lebih besar daripada { $largest } bait.
error-deal-not-utf-8 = Fail ini sudah diubah: bait { $place } bukan UTF-8.
error-deal-format-unknown = Ini bukan fail pembahagian kad yang dikenali: “format” ialah “{ $format }”, bukan salah satu daripada { $known }.
error-deal-scheme-unknown = Pembahagian ini guna skim { $scheme }, tetapi hanya { $known } dikenali. Kemas kini program.
error-deal-value-invalid = “{ $value }” tak boleh ada dalam “{ $key }”. Fail ini sudah diubah.
error-deal-seats-differ = “parts” mesti sebut bandar dahulu, jika seorang pemain jadi bandar tanpa bida, dan setiap pemain dalam “hand_record” sekali. Fail ini sudah diubah.
error-deal-trick-seats-differ = “parts” mesti sebut semua dalam “seats” sekali, mengikut urutan. Fail ini sudah diubah.
error-deal-hand-unfinished = Bukan semua kad dimainkan.

## Pusingan yang dicari

error-round-id-invalid = “{ $round }” bukan pusingan. Tulis meja.pusingan, contohnya 7.3.
error-round-not-found = Pelayan ini tiada pusingan { $round } Ngau yang tamat.
error-round-unseen = Kad pusingan { $round } masih sedang dibuka. Cuba lagi dalam beberapa saat.
error-round-unproven = `{ $round }` dibahagikan sebelum pembahagian kad boleh disemak.
error-no-round-here = Belum ada pusingan Ngau yang tamat di saluran ini. Namakan satu dari tempat lain, contohnya 7.3.
