# Peraturan khas yang pelayan simpan dengan nama sendiri.

rule-sets-title = ## 📜 Set peraturan
    -# Peraturan khas dengan nama, sampai { $most }. Orang memilihnya ketika buka meja.
rule-sets-listed = **{ $name }** · { $game }
    -# { $rules }
rule-sets-none = Belum ada. Simpan peraturan sebuah meja, atau baris yang pelayan lain kongsi.
rule-sets-newer = Disimpan oleh versi bot yang lebih baharu.
rule-sets-show = Lihat satu
rule-sets-keep = Simpan peraturan…
rule-sets-back = ← Kembali
rule-sets-drop = Padam

rule-sets-one-title = ## { $name } · { $game }
rule-sets-as-usual = Semua peraturan seperti biasa.
rule-sets-use = Untuk main dengannya, taip `{ $command }` dan pilih **{ $name }** sebagai `rules`.
rule-sets-share = Untuk kongsi, salin baris ini. { BUTTON("rule-sets-keep") } menerimanya di semua pelayan.
    ```
    { $line }
    ```
rule-sets-dropped = **{ $name }** sudah dipadam. Baris ini mengembalikannya:
    ```
    { $line }
    ```
rule-sets-dropped-newer = **{ $name }** sudah dipadam.
rule-sets-here = Turut disimpan di sini: { $names }. Pilih satu sebagai `rules` dalam `/{ $game } open`.

rule-sets-form = Simpan peraturan khas
rule-sets-form-name = Nama
rule-sets-form-name-why = Set dengan nama yang sama akan diganti.
rule-sets-form-rules = Peraturan
rule-sets-form-rules-why = Baris yang dikongsi, contohnya gnau: kopitiam,ties=push atau hearts: spot=on,hands=4

error-rule-set-unknown = Tiada peraturan bernama “{ $name }” di sini. Pilih daripada senarai yang muncul semasa menaip.
error-rule-set-gone = Seseorang sudah memadam set itu. `/manage rules` tunjuk yang lain.
error-rule-set-name-invalid = Nama mesti ada 1 hingga { $most } aksara, bukan “{ $name }”.
error-rule-set-name-taken = “{ $name }” sudah bermaksud peraturan lain dalam permainan ini. Pilih nama lain.
error-rule-set-game-unknown = Mulakan baris dengan nama permainan dan titik bertindih, contohnya “gnau:”, bukan “{ $game }”. Permainan: { $known }.
error-too-many-rule-sets = Pelayan ini sudah simpan { $most } set peraturan, iaitu hadnya. Padam satu dengan `/manage rules`.
