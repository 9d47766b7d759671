"""Recorded games as readable text. A change of behaviour shows up here as a difference that can be read.

`record.py` says what is recorded and writes it anew; `test_golden.py` plays the games again and compares.
"""
