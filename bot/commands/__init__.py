"""What all groups of slash commands share: their words, and who and what must be allowed to do."""
