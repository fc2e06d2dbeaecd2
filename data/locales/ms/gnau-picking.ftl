# Memilih tiga kad untuk ngau.

gnau-pick-confirm = Sahkan
gnau-pick-undo = Buat asal
gnau-pick-no-ox = Tiada Ngau
gnau-pick-sure = Sahkan juga

gnau-pick-picked = Dipilih: { $cards }
gnau-pick-summed = { gnau-pick-picked } = { $sum }
gnau-pick-sum = Jumlah: **{ $sum }**
gnau-pick-not-ox = ⚠️ Bukan ngau: { $sum }. Ia akan dikira Tiada Ngau. Pilih kad lain, atau tekan { BUTTON("gnau-pick-sure") }.
gnau-pick-nothing = Dipilih: belum ada
