"""Invitations: the menu of a member opens a table, or takes a seat there, and invites the member to it."""
