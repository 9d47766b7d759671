"""Accounts: a guest may keep a name by a password or a passkey, be rated, have friends, and be erased again."""
