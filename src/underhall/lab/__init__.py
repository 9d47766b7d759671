"""The laboratory: many games at once, counted and compared."""
