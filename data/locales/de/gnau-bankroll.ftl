gnau-daily-taken = 🎁 Deine Punkte für heute: **+{ $got }**. Du hast jetzt { $balance }.
gnau-gift-given = 🎁 { $giver } schenkt { $member } { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.

points-button-claim = { $points ->
    [1] Tagespunkt abholen
   *[other] { $points } Tagespunkte abholen
}
points-button-open-for = { $stake ->
    [0] Ohne Einsatz eröffnen
   *[other] Mit Einsatz { $stake } eröffnen
}
points-next-daily = Nächste Tagespunkte: { $when }
points-from-managers = Die Serververwaltung kann dir Punkte geben.

error-only-with-bankrolls = Auf diesem Server sind Punkte nur ein Punktestand: Es gibt nichts abzuholen oder zu verschenken.
error-no-daily = Auf diesem Server gibt es keine Tagespunkte.
error-daily-forgotten = Du hast heute deine Daten gelöscht, darum gibt es heute keine Punkte. Abholen geht wieder: { $when }
error-daily-taken = Du hast die Punkte für heute schon. Abholen geht wieder: { $when }
error-giving-off = Punkte verschenken ist auf diesem Server abgeschaltet.
error-gift-to-oneself = Diese Punkte gehören dir schon. Wähl jemand anderen.
error-gift-too-young = Um hier Punkte zu verschenken, muss dein Discord-Konto { $days ->
    [1] einen Tag
   *[other] { $days } Tage
} alt sein.
error-gift-too-big = Du kannst hier pro Tag { $cap ->
    [1] einen Punkt
   *[other] { $cap } Punkte
} verschenken. Heute noch übrig: { $left }
error-gift-not-covered = Du hast { $balance ->
    [0] keine Punkte
    [1] nur einen Punkt
   *[other] nur { $balance } Punkte
}.
error-points-out-of-range = So viele Punkte kann niemand haben. Mit `/manage points-reset` fängt jemand von vorn an.
error-bots-have-no-points = Bots spielen nicht und haben keine Punkte.
error-needs-manage-server = Das kann nur die Serververwaltung.
