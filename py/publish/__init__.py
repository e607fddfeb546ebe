"""The build: from a checkout to the site, on a developer's machine."""
