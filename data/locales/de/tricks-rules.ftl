tricks-temperament-easy = macht Anfängerfehler
tricks-temperament-casual = spielt nach bewährten Faustregeln
tricks-temperament-strong = rät die verdeckten Karten und denkt voraus
tricks-level-easy = leicht
tricks-level-casual = normal
tricks-level-strong = stark

tricks-computer-0 = 🤖 Siti
tricks-computer-1 = 🤖 Mei
tricks-computer-2 = 🤖 Ravi
tricks-computer-3 = 🤖 Jojo
tricks-computer-level = { $computer } ({ $level })
tricks-computer-for = { $computer } für { $who }

tricks-rules-different = **Hier anders**
tricks-rules-usual = **Wie üblich**

tricks-hands = { $hands ->
    [1] Höchstens eine Runde
   *[other] Höchstens { $hands } Runden
}
tricks-hands-end = Spätestens nach { $hands ->
    [1] **einer Runde**
   *[other] **{ $hands } Runden**
} ist Schluss.
