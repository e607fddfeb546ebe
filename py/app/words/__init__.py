"""What the page says: notation and screen values turned into words."""
