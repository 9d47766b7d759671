"""What earlier versions stored: saves, and a server's database. Each must still open, and play on.

A folder is named after the commit whose code wrote it, and never changes again; `make.py` writes one, `test_earlier.py`
opens all of them.
"""
