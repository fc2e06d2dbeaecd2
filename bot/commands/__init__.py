"""What all groups of slash commands share: their texts, and the checks of what members and the bot may do."""
