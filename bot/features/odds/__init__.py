"""The odds of Gnau: of all hands, of one hand against the dealer, and all splits of a hand."""
