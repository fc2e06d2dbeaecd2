"""Health checks and metrics for programs that monitor the bot."""
