"""The shell: the only part that touches the browser, and it decides nothing."""
