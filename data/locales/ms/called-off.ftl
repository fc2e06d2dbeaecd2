# Meja yang tak dapat diteruskan.

table-called-off = ⚠️ **Meja { $table } ditutup:** rekodnya tak dapat dibaca. Pusingan yang belum tamat tak dikira. { $points ->
    [0] Tiada mata yang terlibat.
   *[other] Kesemua { $points } mata yang terlibat sudah dipulangkan.
}
