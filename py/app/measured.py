"""What matches between computer players came to; python3 dev.py strength --write wrote this file.

app.strength reads it and says what stands in a line.
"""

from typing import Final

MEASURED: Final = """
hasenpfeffer; ; fixed; expert; regular; +0.40; 0.06; 2000; alone 30; made 84; lost 0.94; time 94.4
hasenpfeffer; ; deals; casual; beginner; +0.67; 0.06; 4000; alone 12; made 81; lost 1.19; time 0.4
hasenpfeffer; ; deals; regular; casual; +0.25; 0.05; 4000; alone 30; made 81; lost 1.08; time 0.4
hasenpfeffer; ; deals; strong; regular; +0.59; 0.15; 1600; alone 14; made 64; lost 0.98; time 42.6
hasenpfeffer; ; deals; expert; strong; +0.43; 0.12; 1800; alone 12; made 55; lost 0.79; time 125.1
hasenpfeffer; ; deals; expert; regular; +1.05; 0.15; 1700; alone 13; made 67; lost 0.88; time 166.4
hasenpfeffer; ; deals; beginner; regular; -1.05; 0.07; 4000; alone 0; made 80; lost 1.64; time 0.6
two_handed; ; deals; expert; regular; +0.19; 0.03; 1300; alone 0; made 88; lost 0.07; time 58.9
three_handed; ; deals; expert; regular; +0.05; 0.03; 400; alone 0; made 90; lost 0.10; time 10.8
two_handed; ; sittings; expert; regular; 72; 11; 20; deals 11.1
"""
