error-deal-too-big = Das ist keine Datei einer Runde: Sie ist größer als { $largest } Bytes.
error-deal-not-utf-8 = Diese Datei wurde verändert: Byte { $place } ist kein UTF-8.
error-deal-format-unknown = Das ist keine bekannte Datei einer Runde: Ihr „format“ ist „{ $format }“ und keines von { $known }.
error-deal-scheme-unknown = Diese Runde benutzt Schema { $scheme }, bekannt ist aber nur { $known }. Aktualisier das Programm.
error-deal-value-invalid = „{ $value }“ kann nicht in „{ $key }“ stehen. Die Datei wurde verändert.
error-deal-seats-differ = „parts“ muss zuerst den Geber nennen, wenn ein Mensch ohne Gebote gibt, und alle Namen aus „hand_record“ einmal. Die Datei wurde verändert.
error-deal-trick-seats-differ = „parts“ muss alle aus „seats“ einmal nennen, der Reihe nach. Die Datei wurde verändert.
error-deal-hand-unfinished = Es wurden nicht alle Karten gespielt.

error-round-id-invalid = „{ $round }“ ist keine Runde. Schreib Tisch.Runde, etwa 7.3.
error-round-not-found = Auf diesem Server gibt es keine beendete Gnau-Runde { $round }.
error-round-unseen = Runde { $round } wird noch aufgedeckt. Versuch es in ein paar Sekunden noch mal.
error-round-unproven = `{ $round }` wurde ausgeteilt, bevor sich das prüfen ließ.
error-no-round-here = In diesem Kanal ist noch keine Gnau-Runde beendet. Nenn eine von anderswo, etwa 7.3.
