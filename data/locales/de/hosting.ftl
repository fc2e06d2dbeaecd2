host-title = ### { $game } · Tisch { $table } · Einstellungen
    Änderungen gelten ab dem nächsten Austeilen. Alle sehen sie.
host-button-stake = { $stake ->
    [0] Einsatz festlegen
   *[other] Einsatz ändern: { $stake }
}
host-rules = Regeln: { $rules }
host-stake = { $stake ->
    [0] Kein Einsatz
   *[other] Einsatz: { $stake }
}
host-speed = Zeit: { $time }
host-remove = Jemanden entfernen…
host-hand-over = Host wechseln…
host-done = ✅ Ab dem nächsten Austeilen · { $now }
host-done-removed = ✅ { $user } sitzt nicht mehr am Tisch, kann aber wieder mitspielen.
hand-over-seat = Platz { $number }
hand-over-done = ✅ { $user } ist jetzt Host.

host-stake-title = Einsatz ändern
host-stake-label = Einsatz in Punkten
host-stake-why = Von { $lowest } bis { $highest } auf diesem Server{ $has_free ->
    [yes] , oder 0 für keinen
   *[no] {""}
}.

host-removed-note = { $host } hat dich von [diesem Tisch]({ $link }) entfernt. Du verlierst nichts und kannst wieder mitspielen.

news-removed = 🚪 { $host } hat { $guest } vom Tisch entfernt.
news-changed = ✏️ { $host } hat den Tisch geändert · { $now }
news-next = ✏️ Ab dem nächsten Austeilen · { $now }
news-host = 👑 { $user } ist jetzt Host.

error-only-host = Das kann nur der Host oder die Serververwaltung.
error-only-host-leads = { error-only-host }
error-heir-not-seated = Diese Person sitzt nicht hier. Wähl jemanden vom Tisch.
error-guest-not-seated = Diese Person ist schon ausgestiegen.
error-stake-no-number = „{ $stake }“ ist keine Punktzahl. Schreib nur Ziffern, etwa 5.
