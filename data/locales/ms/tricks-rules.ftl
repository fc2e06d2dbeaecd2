# Cara main permainan trik, setakat yang sama dalam semuanya.

tricks-temperament-easy = buat silap seperti orang baru belajar
tricks-temperament-casual = ikut nasihat pemain yang pandai
tricks-temperament-strong = teka kad yang tersembunyi dan fikir jauh ke depan
tricks-level-easy = mudah
tricks-level-casual = biasa
tricks-level-strong = handal

tricks-computer-0 = 🤖 Siti
tricks-computer-1 = 🤖 Mei
tricks-computer-2 = 🤖 Ravi
tricks-computer-3 = 🤖 Jojo
tricks-computer-level = { $computer } ({ $level })
tricks-computer-for = { $computer } untuk { $who }

tricks-rules-different = **Berbeza di sini**
tricks-rules-usual = **Seperti biasa**

tricks-hands = Paling banyak { $hands } pusingan
tricks-hands-end = Permainan tamat paling lewat selepas **{ $hands } pusingan**.
