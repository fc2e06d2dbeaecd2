table-called-off = ⚠️ **Tisch { $table } ist geschlossen:** Seine Aufzeichnungen sind unlesbar. Eine laufende Runde zählt nicht. { $points ->
    [0] Es standen keine Punkte auf dem Spiel.
    [1] Der eingesetzte Punkt wurde zurückgegeben.
   *[other] Alle { $points } eingesetzten Punkte wurden zurückgegeben.
}
