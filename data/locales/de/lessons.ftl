lesson-button-open = So geht’s
lesson-button-next = Weiter
lesson-button-skip = Überspringen
lesson-button-back = Zurück
lesson-button-again = Von vorn
lesson-button-practise = Üben
lesson-button-table = Tisch eröffnen

lesson-title = { $game } · so geht’s · { $number } von { $last }
lesson-title-end = { $game } · bereit zum Spielen
lesson-asked = **{ $question }**
lesson-right = ✅ **Richtig.** { $why }
lesson-wrong = ❌ **Nicht ganz.** { $why }

first-screen = ## 🃏 Kartenspiele für diesen Server
    Eröffne einen Tisch, und die anderen sind mit einem Klick dabei. { BUTTON("lesson-button-open") } bringt dir ein Spiel auf ein paar kurzen Seiten bei.
    -# Nur Spielpunkte: nichts wird gekauft, verkauft oder eingelöst.
first-screen-open = { $game } eröffnen

first-table = 🎉 **Der erste Tisch auf diesem Server.** Alle hier können **Mitspielen** drücken, und nur du siehst deine Karten. Neu hier? Drück auf { BUTTON("lesson-button-open") }.
first-screen-language = 🌐 Sprache
