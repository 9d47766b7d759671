"""What a seat may know as bytes for learners: see kernel/encoding.py."""
