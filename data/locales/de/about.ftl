about-title = ## { $bot }
    Kartentische um Spielpunkte, die nie gekauft, verkauft oder eingelöst werden.
about-games = **Spiele:** { $games }
about-version = **Version:** { $version }
about-host = **Betrieben von:** { $contact }
about-no-host = **Betrieben von:** unbekannt. Frag die Person, die den Bot hinzugefügt hat.
about-privacy = **Deine Daten:** `/privacy about`
about-source = **Quellcode:** { $url } · Lizenz { $licence }
about-licence = **Lizenz:** { $licence }

help-more = Wenn du besser werden willst, üb allein: am Ende von { BUTTON("lesson-button-open") } oder mit `/gnau practice`.
    -# Gib `/` ein, um alle Befehle zu sehen.
help-outside = ## 🃏 Kartenspiele für dich
    Lern ein Spiel: Drück unten darauf. Dann spiel allein: `/gnau daily`, `/gnau practice`, `/hearts daily` und `/gongzhu daily`.
    -# Für einen Tisch braucht es einen Server mit dem Bot.
help-button-preferences = 🎛️ Meine Einstellungen
help-button-settings = ⚙️ Servereinstellungen
help-button-turns = ⏰ Du bist dran
