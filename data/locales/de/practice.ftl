practice-again = Noch mal

practice-gnau-title = 🎯 Übung · Blatt { $number } von { $count }
practice-gnau-end = Drei Blätter geschafft: Du bist bereit für einen Tisch.

practice-title = { $game } · Übung
practice-how = Du und drei leichte Computer, nur zur Übung.
practice-hand = Übung
practice-beaten = { $beaten ->
    [3] 🎉 Du hast alle drei Computer geschlagen.
    [0] Diesmal waren alle drei Computer besser.
   *[other] Du hast { $beaten } von drei Computern geschlagen.
}
practice-choices = { $missed ->
    [0] **Alle { $count } Entscheidungen** waren
   *[other] { $good ->
        [1] **Eine von { $count } Entscheidungen** war
       *[other] **{ $good } von { $count } Entscheidungen** waren
    }
} so gut wie die eines starken Computers.

error-practice-gone = Ein Update hat diese Runde beendet.
