"""The card-table bot: rules at the bottom, Discord at the top."""
