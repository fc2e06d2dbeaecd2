# Orang yang tak boleh main di sebuah pelayan.

blocking-blocked = { $member } tak boleh main di sini lagi. Dia habiskan apa yang sedang dimainkan, kemudian kehilangan tempat.
blocking-unblocked = { $member } boleh main semula di pelayan ini.

error-blocked = Pengurus pelayan telah menyekat anda daripada main di sini. Anda boleh habiskan pusingan yang sedang dimainkan, dan masih boleh guna perintah seperti `/gnau stats`.
error-block-oneself = Anda tak boleh sekat diri sendiri.
error-blocked-already = { $user } sudah disekat. Batalkan dengan `/manage unblock`.
error-not-blocked = { $user } tak disekat. `/manage settings` senaraikan siapa yang disekat.
error-too-many-blocked = Pelayan ini sudah sekat { $most } orang, iaitu hadnya. Buka sekatan seseorang dahulu.
