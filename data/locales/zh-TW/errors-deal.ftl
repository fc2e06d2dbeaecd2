## 發牌檔

error-deal-too-big = 這不是發牌檔：它超過 { $largest } 位元組。
error-deal-not-utf-8 = 這個發牌檔被改過：第 { $place } 個位元組不是 UTF-8。
error-deal-format-unknown = 這不是認得的發牌檔：「format」是「{ $format }」，不在 { $known } 之中。
error-deal-scheme-unknown = 這次發牌用方案 { $scheme }，但這個版本只認得 { $known }。請更新程式。
error-deal-value-invalid = 「{ $key }」裡不能有「{ $value }」。發牌檔被改過。
error-deal-seats-differ = 沒有搶莊而由人做莊時，「parts」要先寫莊家，再寫「hand_record」裡的每位玩家，各一次。檔案被改過。
error-deal-trick-seats-differ = 「parts」要依序寫「seats」裡的每個人，各一次。檔案被改過。
error-deal-hand-unfinished = 牌沒有全部出完。

## 查過去的局

error-round-id-invalid = 「{ $round }」不是一局。寫成桌號.局號，例如 7.3。
error-round-not-found = 這個伺服器找不到打完的妞妞局 { $round }。
error-round-unseen = { $round } 這局還在開牌。過幾秒再試。
error-round-unproven = `{ $round }` 發牌當時還沒有驗證功能，所以沒辦法驗證。
error-no-round-here = 這個頻道還沒有打完的妞妞局。指定別處的一局，例如 7.3。
