"""Languages: every word that a person reads or hears."""
