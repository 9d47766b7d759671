"""What whoever hosts a server relies on."""
