"""Friends: people who share a code, and see how each did at what comes once a day outside of servers."""
