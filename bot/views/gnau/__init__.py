"""Gnau as people see it."""
