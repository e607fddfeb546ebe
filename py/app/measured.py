"""What matches between computer players came to; python3 dev.py strength --write wrote this file.

app.strength reads it and says what stands in a line.
"""

from typing import Final

MEASURED: Final = """
hasenpfeffer; ; deals; casual; beginner; +0.50; 0.29; 200; alone 12; made 84; lost 0.91; time 0.6
hasenpfeffer; ; deals; regular; casual; +0.24; 0.25; 200; alone 27; made 80; lost 0.78; time 0.5
hasenpfeffer; ; deals; beginner; regular; -1.00; 0.32; 200; alone 0; made 80; lost 1.91; time 0.5
two_handed; ; deals; expert; regular; -0.05; 0.16; 20; alone 0; made 95; lost 0.00; time 49.8
three_handed; ; deals; expert; regular; +0.08; 0.11; 20; alone 0; made 93; lost 0.00; time 68.9
two_handed; ; sittings; expert; regular; 72; 11; 20; deals 11.1
"""
