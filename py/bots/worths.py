"""The fitted worth of hands; python -m lab.worth 6000 wrote this file.

A line of weights is a part of a maker (game, pack, phase, place, partner) and its numbers, in
hundredths of a trick; the lines of a spread are the chances of 0, 1, … tricks, in thousandths, for
each quarter of a trick expected. bots.worth reads them.
"""

from typing import Final

WEIGHTS: Final = """
hasenpfeffer/25/trump/4/with: 95 132 98 73 61 50 4 48 55 4 6 32
hasenpfeffer/25/trump/4/alone: -160 196 144 113 101 89 1 79 83 24 8 37
hasenpfeffer/25/auction/4/with: 195 127 77 66 56 36 3 35 43 3 7 8
hasenpfeffer/25/trump/4/with/NT: 135 211 0 0 0 0 0 0 80 18 13 0
hasenpfeffer/25/trump/4/alone/NT: -42 258 0 0 0 0 0 0 95 34 13 -13
hasenpfeffer/25/auction/4/with/NT: 151 202 0 0 0 0 0 0 84 15 18 2
euchre/24/order/0/with: 92 126 81 54 43 43 43 36 32 2 -2 16
euchre/24/order/0/alone: -42 162 112 86 71 59 35 56 43 13 6 12
euchre/24/order/1/with: 208 95 64 43 37 32 8 39 23 9 5 8
euchre/24/order/1/alone: -53 155 121 96 85 80 3 72 58 23 8 8
euchre/24/order/2/with: 63 131 76 63 52 52 27 49 38 9 2 19
euchre/24/order/2/alone: -46 137 99 84 64 63 18 51 38 11 5 10
euchre/24/order/3/with: 70 130 91 68 57 52 -6 49 46 7 5 30
euchre/24/order/3/alone: -108 179 135 107 93 83 -7 78 69 22 9 28
euchre/24/call/0/with: 103 124 85 66 52 51 11 47 45 13 4 23
euchre/24/call/0/alone: -86 174 125 100 83 73 5 70 74 33 12 33
euchre/24/call/1/with: 98 122 84 65 55 44 -1 41 39 8 2 21
euchre/24/call/1/alone: -101 173 129 109 92 83 -1 73 67 27 11 22
euchre/24/call/2/with: 91 134 88 66 59 59 -5 49 47 10 2 26
euchre/24/call/2/alone: -99 167 124 103 91 83 -5 73 65 25 10 26
euchre/24/call/3/with: 93 124 87 67 50 47 -5 43 41 6 1 26
euchre/24/call/3/alone: -88 170 130 103 86 79 -6 73 65 24 8 25
euchre/24/call/0/with/NT: 184 0 0 0 0 0 0 0 88 17 8 14
euchre/24/call/0/alone/NT: -1 0 0 0 0 0 0 0 125 55 28 32
euchre/24/call/1/with/NT: 132 0 0 0 0 0 0 0 79 21 4 -10
euchre/24/call/1/alone/NT: 7 0 0 0 0 0 0 0 102 38 13 -17
euchre/24/call/2/with/NT: 176 0 0 0 0 0 0 0 85 24 8 23
euchre/24/call/2/alone/NT: 9 0 0 0 0 0 0 0 99 37 13 -14
euchre/24/call/3/with/NT: 115 0 0 0 0 0 0 0 87 16 11 -2
euchre/24/call/3/alone/NT: 6 0 0 0 0 0 0 0 107 39 17 -15
euchre/25/order/0/with: 94 120 78 56 42 43 27 27 33 -3 3 21
euchre/25/order/0/alone: -50 160 113 85 76 69 18 48 40 14 10 15
euchre/25/order/1/with: 189 114 63 50 38 24 -2 38 28 8 -2 15
euchre/25/order/1/alone: -65 159 119 96 84 70 9 73 64 17 10 17
euchre/25/order/2/with: 80 111 76 68 38 47 14 41 36 0 0 28
euchre/25/order/2/alone: -36 134 93 82 62 54 13 45 30 8 2 14
euchre/25/order/3/with: 92 124 92 71 62 63 2 44 34 -5 1 14
euchre/25/order/3/alone: -85 169 133 101 89 90 -3 72 58 14 4 18
euchre/25/call/0/with: 122 110 86 57 56 45 22 36 34 6 3 23
euchre/25/call/0/alone: -82 174 133 98 88 74 -4 64 66 26 12 30
euchre/25/call/1/with: 132 113 68 49 48 25 -8 21 28 2 0 34
euchre/25/call/1/alone: -76 164 121 99 91 72 0 60 60 16 11 24
euchre/25/call/2/with: 115 126 85 56 62 41 -11 43 39 2 4 22
euchre/25/call/2/alone: -103 179 136 105 89 81 -4 70 60 22 11 22
euchre/25/call/3/with: 92 123 86 81 56 43 4 46 35 4 3 20
euchre/25/call/3/alone: -82 164 127 112 80 71 -4 69 56 19 11 27
euchre/32/order/0/with: 110 112 76 67 49 46 47 30 34 7 -2 23
euchre/32/order/0/alone: -18 153 111 90 80 66 23 51 43 16 8 11
euchre/32/order/1/with: 198 100 59 44 42 39 15 40 34 10 0 13
euchre/32/order/1/alone: -34 152 107 100 92 78 -8 74 61 23 12 6
euchre/32/order/2/with: 90 109 86 64 57 46 40 45 32 21 -1 15
euchre/32/order/2/alone: -28 134 101 91 68 59 16 50 33 14 7 9
euchre/32/order/3/with: 82 125 94 70 59 49 -15 41 43 20 -4 34
euchre/32/order/3/alone: -60 165 129 97 97 84 -12 68 62 24 17 23
euchre/32/call/0/with: 151 107 83 54 53 49 7 39 31 12 7 17
euchre/32/call/0/alone: -48 165 131 94 92 78 -6 69 60 36 22 23
euchre/32/call/1/with: 86 115 88 93 69 59 -9 49 42 9 5 21
euchre/32/call/1/alone: -69 153 124 116 90 85 -6 71 64 25 14 22
euchre/32/call/2/with: 116 105 81 67 73 47 -9 41 42 25 16 32
euchre/32/call/2/alone: -60 151 112 105 100 76 6 67 62 31 20 23
euchre/32/call/3/with: 83 126 96 71 71 55 -14 52 41 18 13 23
euchre/32/call/3/alone: -66 159 123 105 102 82 10 72 58 36 27 22
two_handed/24/order/0/with: -13 155 123 105 91 78 16 70 54 31 8 3
two_handed/24/order/1/with: 27 147 114 94 84 81 -15 80 62 33 15 9
two_handed/24/call/0/with: 39 137 103 79 75 72 -16 61 71 38 22 28
two_handed/24/call/1/with: 19 142 109 95 89 80 -9 77 66 39 20 15
two_handed/25/order/0/with: -17 167 128 106 94 80 -10 63 56 27 7 3
two_handed/25/order/1/with: 23 142 114 91 90 74 -15 67 60 27 19 18
two_handed/25/call/0/with: 34 135 100 80 89 69 -9 60 69 33 26 28
two_handed/25/call/1/with: 2 143 118 104 89 71 -14 72 66 45 27 20
two_handed/32/order/0/with: -3 150 109 99 104 84 33 77 54 36 20 10
two_handed/32/order/1/with: 68 131 107 96 91 84 -10 73 53 33 22 4
two_handed/32/call/0/with: 80 115 87 72 72 68 -7 58 55 44 23 29
two_handed/32/call/1/with: 50 130 103 95 90 69 1 67 57 38 27 23
three_handed/24/order/0/with: -45 154 107 87 75 61 36 56 44 17 5 14
three_handed/24/order/1/with: -42 136 99 80 65 57 25 50 37 10 3 9
three_handed/24/order/2/with: -104 185 133 111 97 88 -7 84 65 23 8 18
three_handed/24/call/0/with: -87 179 121 101 88 77 -1 70 74 31 12 29
three_handed/24/call/1/with: -103 175 129 107 90 86 -7 76 65 25 10 22
three_handed/24/call/2/with: -84 167 124 100 89 77 5 71 64 21 9 24
three_handed/25/order/0/with: -48 159 124 97 72 66 12 53 39 11 5 13
three_handed/25/order/1/with: -49 141 107 79 66 54 8 49 36 12 3 12
three_handed/25/order/2/with: -85 182 133 110 87 83 -17 74 56 17 2 21
three_handed/25/call/0/with: -79 175 135 101 92 79 -4 66 63 28 10 23
three_handed/25/call/1/with: -99 165 128 105 92 80 6 66 65 27 13 23
three_handed/25/call/2/with: -70 168 124 105 82 72 3 61 58 19 5 24
three_handed/32/order/0/with: -24 153 112 100 76 56 10 47 41 21 8 11
three_handed/32/order/1/with: -36 131 111 92 73 69 1 54 37 17 11 8
three_handed/32/order/2/with: -61 163 119 110 96 85 -6 76 59 29 13 17
three_handed/32/call/0/with: -48 157 116 97 85 81 1 65 74 30 17 31
three_handed/32/call/1/with: -65 158 126 116 96 86 -3 71 65 29 11 18
three_handed/32/call/2/with: -59 168 132 109 91 76 -27 69 56 36 17 19
railroad/25/order/0/with: 96 117 81 59 53 43 19 36 28 0 1 13
railroad/25/order/0/alone: 23 161 122 94 82 71 13 64 42 12 5 12
railroad/25/order/1/with: 193 113 68 49 39 31 -3 36 28 6 0 11
railroad/25/order/1/alone: 28 165 123 107 95 88 9 87 60 16 6 5
railroad/25/order/2/with: 67 124 86 63 51 47 14 42 34 8 5 20
railroad/25/order/2/alone: 12 143 115 90 79 75 16 60 36 12 2 11
railroad/25/order/3/with: 85 128 94 69 61 52 -5 45 34 2 2 21
railroad/25/order/3/alone: 36 154 122 94 85 79 -4 72 44 16 10 3
railroad/25/call/0/with: 129 119 85 56 53 39 -3 36 36 5 -1 22
railroad/25/call/0/alone: 53 158 122 88 85 67 -5 63 58 18 9 12
railroad/25/call/1/with: 99 119 81 67 58 43 2 36 36 6 5 22
railroad/25/call/1/alone: 31 151 119 103 89 80 7 69 53 13 5 5
railroad/25/call/2/with: 111 123 86 64 54 49 -4 41 40 8 3 22
railroad/25/call/2/alone: 27 156 124 98 86 79 -4 68 51 16 6 11
railroad/25/call/3/with: 90 122 87 73 56 43 -7 41 34 7 3 28
railroad/25/call/3/alone: 41 154 119 96 85 74 -2 70 47 14 4 12
railroad/25/call/0/with/NT: 151 131 0 0 0 0 0 0 62 16 13 13
railroad/25/call/0/alone/NT: 60 169 0 0 0 0 0 0 90 31 19 23
railroad/25/call/1/with/NT: 114 178 0 0 0 0 0 0 66 20 12 5
railroad/25/call/1/alone/NT: 47 223 0 0 0 0 0 0 83 26 16 6
railroad/25/call/2/with/NT: 151 192 0 0 0 0 0 0 66 16 4 9
railroad/25/call/2/alone/NT: 62 224 0 0 0 0 0 0 78 21 10 8
railroad/25/call/3/with/NT: 113 191 0 0 0 0 0 0 66 14 13 3
railroad/25/call/3/alone/NT: 65 208 0 0 0 0 0 0 76 21 16 6
railroad/24/order/0/with: 92 129 84 44 41 44 28 39 33 -4 -2 16
railroad/24/order/0/alone: 28 177 129 73 77 75 3 67 43 9 4 12
railroad/24/order/1/with: 216 88 64 36 36 32 20 39 19 10 6 6
railroad/24/order/1/alone: 45 158 129 89 92 88 -13 97 56 20 4 7
railroad/24/order/2/with: 54 123 71 69 57 41 34 45 40 11 6 27
railroad/24/order/2/alone: 9 146 102 92 81 74 9 64 40 11 3 10
railroad/24/order/3/with: 92 125 84 64 55 49 2 49 42 -1 1 24
railroad/24/order/3/alone: 39 150 112 86 79 80 -4 70 56 17 12 9
railroad/24/call/0/with: 119 119 81 67 48 53 10 46 40 12 1 19
railroad/24/call/0/alone: 35 156 115 92 77 82 15 75 66 32 11 14
railroad/24/call/1/with: 95 121 81 71 56 45 8 45 38 12 6 20
railroad/24/call/1/alone: 14 162 116 100 82 78 -4 75 61 19 14 15
railroad/24/call/2/with: 78 136 95 67 66 53 -16 46 50 14 7 33
railroad/24/call/2/alone: 22 166 120 92 84 82 -18 70 56 17 6 16
railroad/24/call/3/with: 93 125 85 71 61 52 -6 47 40 6 -2 23
railroad/24/call/3/alone: 40 159 121 93 85 80 -8 77 55 18 1 8
railroad/33/order/0/with: 86 127 113 78 58 63 -23 39 34 12 8 9
railroad/33/order/0/alone: 37 158 136 95 87 88 0 57 46 15 12 5
railroad/33/order/1/with: 193 91 67 50 36 50 4 28 26 20 11 19
railroad/33/order/1/alone: 43 151 117 105 93 93 -27 79 58 28 16 8
railroad/33/order/2/with: 84 109 82 60 73 50 1 40 40 16 4 20
railroad/33/order/2/alone: 33 140 110 89 87 75 4 62 36 11 5 6
railroad/33/order/3/with: 80 126 103 68 58 49 -23 48 46 15 -1 25
railroad/33/order/3/alone: 67 151 114 88 78 66 -18 63 50 15 4 6
railroad/33/call/0/with: 125 119 81 79 63 55 14 41 40 25 4 15
railroad/33/call/0/alone: 76 158 111 100 84 68 1 61 52 30 5 7
railroad/33/call/1/with: 119 103 77 58 43 56 0 36 43 15 4 24
railroad/33/call/1/alone: 49 133 115 95 80 86 7 67 53 21 8 10
railroad/33/call/2/with: 120 110 88 72 53 49 -14 42 47 15 14 24
railroad/33/call/2/alone: 61 149 110 101 83 79 -5 64 51 11 15 8
railroad/33/call/3/with: 111 114 90 69 56 54 -21 35 42 10 -7 26
railroad/33/call/3/alone: 55 143 118 93 85 86 -10 64 52 21 7 11
napoleon/52/auction/4/with: -86 173 140 118 109 94 -15 77 71 41 27 17
napoleon/52/auction/2/with: 242 62 34 39 26 22 -16 -10 46 47 36 51
napoleon/52/auction/3/with: 62 105 87 56 51 46 -6 24 89 70 38 53
napoleon/52/auction/5/with: -24 127 101 68 60 52 -4 34 67 39 22 37
napoleon/52/auction/6/with: -46 131 88 73 64 53 41 42 56 27 11 28
napoleon/52/auction/7/with: -58 133 91 76 64 63 22 36 58 16 12 30
"""

SPREADS: Final = """
hasenpfeffer/25/trump/with: 115 203 245 224 130 68 16
hasenpfeffer/25/trump/with: 115 203 245 224 130 68 16
hasenpfeffer/25/trump/with: 115 203 245 224 130 68 16
hasenpfeffer/25/trump/with: 115 203 245 224 130 68 16
hasenpfeffer/25/trump/with: 115 203 245 224 130 68 16
hasenpfeffer/25/trump/with: 115 203 245 224 130 68 16
hasenpfeffer/25/trump/with: 115 203 245 224 130 68 16
hasenpfeffer/25/trump/with: 110 204 246 225 131 68 16
hasenpfeffer/25/trump/with: 113 198 249 215 141 68 17
hasenpfeffer/25/trump/with: 122 163 228 244 146 73 24
hasenpfeffer/25/trump/with: 50 175 350 212 100 88 25
hasenpfeffer/25/trump/with: 61 143 233 243 182 86 52
hasenpfeffer/25/trump/with: 28 105 212 258 209 145 43
hasenpfeffer/25/trump/with: 17 75 210 281 226 133 57
hasenpfeffer/25/trump/with: 0 28 159 284 292 174 61
hasenpfeffer/25/trump/with: 3 9 126 230 297 219 117
hasenpfeffer/25/trump/with: 0 4 67 233 299 258 139
hasenpfeffer/25/trump/with: 0 0 24 194 301 304 177
hasenpfeffer/25/trump/with: 0 0 17 111 293 361 218
hasenpfeffer/25/trump/with: 0 0 0 61 296 397 245
hasenpfeffer/25/trump/with: 0 0 0 8 200 453 340
hasenpfeffer/25/trump/with: 0 0 0 0 70 427 503
hasenpfeffer/25/trump/with: 0 0 0 0 19 395 586
hasenpfeffer/25/trump/with: 0 0 0 0 11 323 665
hasenpfeffer/25/trump/with: 0 0 0 0 0 217 783
hasenpfeffer/25/trump/alone: 475 376 121 28 0 0 0
hasenpfeffer/25/trump/alone: 475 376 121 28 0 0 0
hasenpfeffer/25/trump/alone: 399 374 184 43 0 0 0
hasenpfeffer/25/trump/alone: 286 464 214 36 0 0 0
hasenpfeffer/25/trump/alone: 204 420 276 88 9 3 0
hasenpfeffer/25/trump/alone: 175 370 307 127 16 5 0
hasenpfeffer/25/trump/alone: 147 306 403 133 11 0 0
hasenpfeffer/25/trump/alone: 81 269 425 192 32 0 0
hasenpfeffer/25/trump/alone: 45 213 431 281 25 4 0
hasenpfeffer/25/trump/alone: 33 132 442 323 60 6 4
hasenpfeffer/25/trump/alone: 14 64 394 405 103 21 0
hasenpfeffer/25/trump/alone: 4 48 296 437 169 41 6
hasenpfeffer/25/trump/alone: 2 14 200 449 255 64 16
hasenpfeffer/25/trump/alone: 0 6 145 459 292 93 4
hasenpfeffer/25/trump/alone: 0 3 66 354 400 154 23
hasenpfeffer/25/trump/alone: 0 0 36 238 490 205 30
hasenpfeffer/25/trump/alone: 0 3 22 259 390 286 41
hasenpfeffer/25/trump/alone: 0 0 0 124 420 360 96
hasenpfeffer/25/trump/alone: 0 0 0 35 322 475 168
hasenpfeffer/25/trump/alone: 0 0 0 28 207 483 283
hasenpfeffer/25/trump/alone: 0 0 0 7 102 577 314
hasenpfeffer/25/trump/alone: 0 0 0 0 46 565 389
hasenpfeffer/25/trump/alone: 0 0 0 0 25 492 482
hasenpfeffer/25/trump/alone: 0 0 0 0 0 306 694
hasenpfeffer/25/trump/alone: 0 0 0 0 0 306 694
hasenpfeffer/25/auction/with: 77 116 187 245 213 103 58
hasenpfeffer/25/auction/with: 77 116 187 245 213 103 58
hasenpfeffer/25/auction/with: 77 116 187 245 213 103 58
hasenpfeffer/25/auction/with: 77 116 187 245 213 103 58
hasenpfeffer/25/auction/with: 77 116 187 245 213 103 58
hasenpfeffer/25/auction/with: 77 116 187 245 213 103 58
hasenpfeffer/25/auction/with: 77 116 187 245 213 103 58
hasenpfeffer/25/auction/with: 77 116 187 245 213 103 58
hasenpfeffer/25/auction/with: 77 116 187 245 213 103 58
hasenpfeffer/25/auction/with: 77 116 187 245 213 103 58
hasenpfeffer/25/auction/with: 77 116 187 245 213 103 58
hasenpfeffer/25/auction/with: 58 136 165 233 223 107 78
hasenpfeffer/25/auction/with: 34 97 225 256 209 130 49
hasenpfeffer/25/auction/with: 18 70 189 262 221 144 95
hasenpfeffer/25/auction/with: 18 50 167 238 247 193 87
hasenpfeffer/25/auction/with: 5 38 102 224 292 222 118
hasenpfeffer/25/auction/with: 9 19 76 203 273 264 155
hasenpfeffer/25/auction/with: 2 6 51 171 296 290 185
hasenpfeffer/25/auction/with: 0 5 26 114 263 370 223
hasenpfeffer/25/auction/with: 0 3 22 62 191 382 340
hasenpfeffer/25/auction/with: 0 0 9 34 179 389 389
hasenpfeffer/25/auction/with: 0 9 0 18 73 394 505
hasenpfeffer/25/auction/with: 0 5 0 30 61 340 563
hasenpfeffer/25/auction/with: 0 0 0 44 44 264 648
hasenpfeffer/25/auction/with: 0 0 0 44 44 264 648
euchre/24/call/with: 224 272 256 136 80 32
euchre/24/call/with: 224 272 256 136 80 32
euchre/24/call/with: 224 272 256 136 80 32
euchre/24/call/with: 224 272 256 136 80 32
euchre/24/call/with: 211 257 257 147 92 37
euchre/24/call/with: 185 351 269 103 55 37
euchre/24/call/with: 156 351 277 104 89 24
euchre/24/call/with: 141 307 258 177 81 37
euchre/24/call/with: 124 255 262 204 121 33
euchre/24/call/with: 69 199 292 236 146 58
euchre/24/call/with: 26 179 275 278 165 78
euchre/24/call/with: 13 115 268 298 214 92
euchre/24/call/with: 3 62 238 322 250 125
euchre/24/call/with: 0 30 177 333 298 161
euchre/24/call/with: 0 9 106 322 352 212
euchre/24/call/with: 0 3 56 276 373 293
euchre/24/call/with: 0 0 23 177 399 401
euchre/24/call/with: 0 0 6 93 424 477
euchre/24/call/with: 0 0 0 21 415 563
euchre/24/call/with: 0 0 0 8 252 740
euchre/24/call/with: 0 0 0 6 217 777
euchre/24/call/with: 0 0 0 6 219 775
euchre/24/call/with: 0 0 0 6 219 775
euchre/24/call/with: 0 0 0 6 219 775
euchre/24/call/with: 0 0 0 6 219 775
euchre/24/call/alone: 686 289 25 0 0 0
euchre/24/call/alone: 473 425 99 3 0 0
euchre/24/call/alone: 472 385 136 6 2 0
euchre/24/call/alone: 345 460 182 12 1 0
euchre/24/call/alone: 252 486 231 30 1 0
euchre/24/call/alone: 166 435 325 67 6 1
euchre/24/call/alone: 108 376 396 106 13 1
euchre/24/call/alone: 57 308 450 157 27 2
euchre/24/call/alone: 26 235 463 222 49 5
euchre/24/call/alone: 9 148 457 296 79 11
euchre/24/call/alone: 3 79 384 385 127 21
euchre/24/call/alone: 1 33 286 454 190 36
euchre/24/call/alone: 0 17 187 472 275 49
euchre/24/call/alone: 0 4 109 443 355 89
euchre/24/call/alone: 0 1 45 315 454 185
euchre/24/call/alone: 0 0 19 214 518 249
euchre/24/call/alone: 0 0 4 97 567 332
euchre/24/call/alone: 0 0 0 34 588 377
euchre/24/call/alone: 0 0 0 0 371 629
euchre/24/call/alone: 0 0 0 0 299 701
euchre/24/call/alone: 0 0 0 0 281 719
euchre/24/call/alone: 0 0 0 0 281 719
euchre/24/call/alone: 0 0 0 0 281 719
euchre/24/call/alone: 0 0 0 0 281 719
euchre/24/call/alone: 0 0 0 0 281 719
euchre/24/order/with: 421 276 158 86 33 26
euchre/24/order/with: 421 276 158 86 33 26
euchre/24/order/with: 421 276 158 86 33 26
euchre/24/order/with: 321 364 186 68 50 11
euchre/24/order/with: 309 356 178 83 52 22
euchre/24/order/with: 257 367 219 92 49 16
euchre/24/order/with: 208 331 256 117 64 25
euchre/24/order/with: 150 319 286 156 59 31
euchre/24/order/with: 94 252 318 201 96 40
euchre/24/order/with: 50 215 300 232 145 57
euchre/24/order/with: 43 168 286 242 172 88
euchre/24/order/with: 33 115 258 284 207 103
euchre/24/order/with: 14 66 219 306 255 140
euchre/24/order/with: 4 34 188 307 291 177
euchre/24/order/with: 0 11 106 300 360 224
euchre/24/order/with: 0 6 60 243 402 289
euchre/24/order/with: 0 0 21 177 383 419
euchre/24/order/with: 0 0 3 128 409 460
euchre/24/order/with: 0 0 0 17 391 592
euchre/24/order/with: 0 0 0 11 294 695
euchre/24/order/with: 0 0 0 0 112 888
euchre/24/order/with: 0 0 0 0 111 889
euchre/24/order/with: 0 0 0 0 111 889
euchre/24/order/with: 0 0 0 0 111 889
euchre/24/order/with: 0 0 0 0 111 889
euchre/24/order/alone: 826 163 10 0 0 0
euchre/24/order/alone: 616 342 42 0 0 0
euchre/24/order/alone: 505 405 87 3 0 0
euchre/24/order/alone: 395 459 135 10 0 0
euchre/24/order/alone: 268 501 209 21 2 0
euchre/24/order/alone: 151 483 312 45 10 0
euchre/24/order/alone: 95 392 404 95 12 1
euchre/24/order/alone: 40 340 446 143 29 2
euchre/24/order/alone: 20 227 470 222 53 8
euchre/24/order/alone: 6 107 470 304 103 10
euchre/24/order/alone: 1 56 367 376 168 32
euchre/24/order/alone: 0 22 313 426 183 55
euchre/24/order/alone: 0 3 178 436 287 95
euchre/24/order/alone: 0 4 79 404 384 129
euchre/24/order/alone: 0 0 55 340 416 189
euchre/24/order/alone: 0 0 16 219 470 295
euchre/24/order/alone: 0 0 0 149 506 345
euchre/24/order/alone: 0 0 0 34 571 395
euchre/24/order/alone: 0 0 0 17 407 576
euchre/24/order/alone: 0 0 0 0 189 811
euchre/24/order/alone: 0 0 0 0 75 925
euchre/24/order/alone: 0 0 0 0 62 938
euchre/24/order/alone: 0 0 0 0 62 938
euchre/24/order/alone: 0 0 0 0 62 938
euchre/24/order/alone: 0 0 0 0 62 938
euchre/25/order/with: 301 382 268 8 33 8
euchre/25/order/with: 301 382 268 8 33 8
euchre/25/order/with: 301 382 268 8 33 8
euchre/25/order/with: 301 382 268 8 33 8
euchre/25/order/with: 298 362 182 88 47 22
euchre/25/order/with: 209 399 221 102 64 5
euchre/25/order/with: 216 338 240 124 58 24
euchre/25/order/with: 147 312 264 169 76 32
euchre/25/order/with: 80 234 298 202 112 74
euchre/25/order/with: 70 250 268 219 148 44
euchre/25/order/with: 39 165 287 262 177 71
euchre/25/order/with: 26 100 282 288 210 94
euchre/25/order/with: 7 66 273 280 248 126
euchre/25/order/with: 0 20 176 292 305 207
euchre/25/order/with: 0 11 105 243 388 253
euchre/25/order/with: 0 11 58 247 385 298
euchre/25/order/with: 0 0 27 209 429 335
euchre/25/order/with: 0 0 10 72 433 485
euchre/25/order/with: 0 0 6 51 386 557
euchre/25/order/with: 0 0 6 47 368 579
euchre/25/order/with: 0 0 6 47 368 579
euchre/25/order/with: 0 0 6 47 368 579
euchre/25/order/with: 0 0 6 47 368 579
euchre/25/order/with: 0 0 6 47 368 579
euchre/25/order/with: 0 0 6 47 368 579
euchre/25/order/alone: 811 179 10 0 0 0
euchre/25/order/alone: 645 316 37 2 0 0
euchre/25/order/alone: 494 423 82 0 0 0
euchre/25/order/alone: 384 456 152 8 0 0
euchre/25/order/alone: 257 497 219 25 1 0
euchre/25/order/alone: 143 470 331 49 3 3
euchre/25/order/alone: 85 421 377 103 13 1
euchre/25/order/alone: 54 314 464 137 27 3
euchre/25/order/alone: 25 198 520 198 56 4
euchre/25/order/alone: 2 133 448 333 79 5
euchre/25/order/alone: 0 43 387 387 159 23
euchre/25/order/alone: 0 34 265 457 201 43
euchre/25/order/alone: 0 10 191 383 335 81
euchre/25/order/alone: 0 0 72 446 373 108
euchre/25/order/alone: 0 0 43 359 410 188
euchre/25/order/alone: 0 0 21 252 471 256
euchre/25/order/alone: 0 0 0 134 522 344
euchre/25/order/alone: 0 0 0 127 461 412
euchre/25/order/alone: 0 0 0 115 425 460
euchre/25/order/alone: 0 0 0 109 403 487
euchre/25/order/alone: 0 0 0 109 403 487
euchre/25/order/alone: 0 0 0 109 403 487
euchre/25/order/alone: 0 0 0 109 403 487
euchre/25/order/alone: 0 0 0 109 403 487
euchre/25/order/alone: 0 0 0 109 403 487
euchre/25/call/with: 181 297 274 151 62 35
euchre/25/call/with: 181 297 274 151 62 35
euchre/25/call/with: 181 297 274 151 62 35
euchre/25/call/with: 181 297 274 151 62 35
euchre/25/call/with: 181 297 274 151 62 35
euchre/25/call/with: 180 298 271 153 63 35
euchre/25/call/with: 188 304 267 136 79 26
euchre/25/call/with: 158 243 274 218 73 35
euchre/25/call/with: 117 252 269 219 96 47
euchre/25/call/with: 56 226 266 246 154 52
euchre/25/call/with: 31 155 291 276 183 64
euchre/25/call/with: 16 119 282 302 196 86
euchre/25/call/with: 4 67 220 297 291 120
euchre/25/call/with: 0 24 163 358 299 156
euchre/25/call/with: 0 9 123 263 373 231
euchre/25/call/with: 0 0 54 277 410 259
euchre/25/call/with: 0 0 30 219 452 300
euchre/25/call/with: 0 0 0 98 437 466
euchre/25/call/with: 0 0 0 65 377 558
euchre/25/call/with: 0 0 0 9 248 744
euchre/25/call/with: 0 0 0 8 244 748
euchre/25/call/with: 0 0 0 8 244 748
euchre/25/call/with: 0 0 0 8 244 748
euchre/25/call/with: 0 0 0 8 244 748
euchre/25/call/with: 0 0 0 8 244 748
euchre/25/call/alone: 714 267 19 0 0 0
euchre/25/call/alone: 587 385 28 0 0 0
euchre/25/call/alone: 465 417 111 7 0 0
euchre/25/call/alone: 354 452 170 22 2 0
euchre/25/call/alone: 241 462 243 53 2 0
euchre/25/call/alone: 166 449 315 61 7 1
euchre/25/call/alone: 112 367 387 113 19 2
euchre/25/call/alone: 54 311 437 169 28 1
euchre/25/call/alone: 37 237 426 244 51 5
euchre/25/call/alone: 10 146 445 322 72 6
euchre/25/call/alone: 2 65 389 399 130 17
euchre/25/call/alone: 0 18 300 432 217 33
euchre/25/call/alone: 0 12 176 471 271 71
euchre/25/call/alone: 0 0 108 448 358 87
euchre/25/call/alone: 0 0 58 333 498 111
euchre/25/call/alone: 0 0 33 207 479 281
euchre/25/call/alone: 0 0 9 159 607 224
euchre/25/call/alone: 0 0 5 108 515 371
euchre/25/call/alone: 0 0 0 37 336 626
euchre/25/call/alone: 0 0 0 35 319 646
euchre/25/call/alone: 0 0 0 35 319 646
euchre/25/call/alone: 0 0 0 35 319 646
euchre/25/call/alone: 0 0 0 35 319 646
euchre/25/call/alone: 0 0 0 35 319 646
euchre/25/call/alone: 0 0 0 35 319 646
euchre/32/order/with: 247 364 262 74 46 6
euchre/32/order/with: 247 364 262 74 46 6
euchre/32/order/with: 247 364 262 74 46 6
euchre/32/order/with: 247 364 262 74 46 6
euchre/32/order/with: 242 336 285 79 51 7
euchre/32/order/with: 217 362 239 98 49 34
euchre/32/order/with: 207 378 213 123 65 14
euchre/32/order/with: 145 280 291 162 81 40
euchre/32/order/with: 104 262 282 204 100 48
euchre/32/order/with: 56 225 284 240 150 45
euchre/32/order/with: 42 165 293 269 152 80
euchre/32/order/with: 27 110 247 282 234 100
euchre/32/order/with: 13 53 228 298 281 126
euchre/32/order/with: 2 38 145 298 318 199
euchre/32/order/with: 0 23 115 299 342 221
euchre/32/order/with: 0 0 64 252 419 265
euchre/32/order/with: 0 0 23 200 408 369
euchre/32/order/with: 0 0 0 116 419 465
euchre/32/order/with: 0 0 0 76 431 493
euchre/32/order/with: 0 0 0 73 411 517
euchre/32/order/with: 0 0 0 73 411 517
euchre/32/order/with: 0 0 0 73 411 517
euchre/32/order/with: 0 0 0 73 411 517
euchre/32/order/with: 0 0 0 73 411 517
euchre/32/order/with: 0 0 0 73 411 517
euchre/32/order/alone: 822 164 14 0 0 0
euchre/32/order/alone: 618 345 36 0 0 0
euchre/32/order/alone: 467 455 74 4 0 0
euchre/32/order/alone: 377 460 149 12 1 0
euchre/32/order/alone: 271 482 215 27 4 0
euchre/32/order/alone: 177 443 310 59 11 0
euchre/32/order/alone: 104 384 415 73 20 4
euchre/32/order/alone: 40 301 480 149 29 2
euchre/32/order/alone: 21 217 440 239 78 5
euchre/32/order/alone: 7 100 488 287 97 21
euchre/32/order/alone: 3 69 382 404 107 35
euchre/32/order/alone: 0 23 305 382 239 50
euchre/32/order/alone: 0 10 162 456 294 78
euchre/32/order/alone: 0 0 83 391 406 120
euchre/32/order/alone: 0 0 24 306 518 153
euchre/32/order/alone: 0 0 21 251 518 209
euchre/32/order/alone: 0 0 15 164 545 276
euchre/32/order/alone: 0 0 13 145 522 321
euchre/32/order/alone: 0 0 0 75 548 376
euchre/32/order/alone: 0 0 0 74 543 383
euchre/32/order/alone: 0 0 0 74 543 383
euchre/32/order/alone: 0 0 0 74 543 383
euchre/32/order/alone: 0 0 0 74 543 383
euchre/32/order/alone: 0 0 0 74 543 383
euchre/32/order/alone: 0 0 0 74 543 383
euchre/32/call/with: 241 383 213 78 64 21
euchre/32/call/with: 241 383 213 78 64 21
euchre/32/call/with: 241 383 213 78 64 21
euchre/32/call/with: 241 383 213 78 64 21
euchre/32/call/with: 241 383 213 78 64 21
euchre/32/call/with: 284 352 205 68 80 11
euchre/32/call/with: 182 364 261 121 42 30
euchre/32/call/with: 147 275 294 166 79 38
euchre/32/call/with: 126 241 292 212 100 29
euchre/32/call/with: 56 204 285 248 158 49
euchre/32/call/with: 27 159 278 287 166 84
euchre/32/call/with: 17 110 270 313 205 86
euchre/32/call/with: 5 61 230 325 267 113
euchre/32/call/with: 2 41 179 311 294 173
euchre/32/call/with: 0 10 123 302 332 233
euchre/32/call/with: 0 4 79 235 385 297
euchre/32/call/with: 0 0 32 229 427 312
euchre/32/call/with: 0 0 0 127 376 497
euchre/32/call/with: 0 0 0 105 372 523
euchre/32/call/with: 0 0 0 58 349 593
euchre/32/call/with: 0 0 0 57 341 602
euchre/32/call/with: 0 0 0 57 341 602
euchre/32/call/with: 0 0 0 57 341 602
euchre/32/call/with: 0 0 0 57 341 602
euchre/32/call/with: 0 0 0 57 341 602
euchre/32/call/alone: 691 280 23 0 6 0
euchre/32/call/alone: 484 444 63 8 0 0
euchre/32/call/alone: 409 415 165 11 0 0
euchre/32/call/alone: 365 452 168 15 0 0
euchre/32/call/alone: 270 468 225 34 2 2
euchre/32/call/alone: 177 395 349 68 12 0
euchre/32/call/alone: 131 363 377 105 24 1
euchre/32/call/alone: 57 296 454 152 39 1
euchre/32/call/alone: 27 217 457 242 52 6
euchre/32/call/alone: 16 136 424 314 99 11
euchre/32/call/alone: 4 91 381 398 117 9
euchre/32/call/alone: 2 45 267 461 180 45
euchre/32/call/alone: 0 20 195 428 299 59
euchre/32/call/alone: 0 0 151 375 362 112
euchre/32/call/alone: 0 0 49 350 399 202
euchre/32/call/alone: 0 7 7 217 572 196
euchre/32/call/alone: 0 4 4 163 544 286
euchre/32/call/alone: 0 0 0 80 489 431
euchre/32/call/alone: 0 0 0 82 483 435
euchre/32/call/alone: 0 0 0 81 477 443
euchre/32/call/alone: 0 0 0 81 477 443
euchre/32/call/alone: 0 0 0 81 477 443
euchre/32/call/alone: 0 0 0 81 477 443
euchre/32/call/alone: 0 0 0 81 477 443
euchre/32/call/alone: 0 0 0 81 477 443
two_handed/24/order/with: 757 217 26 0 0 0
two_handed/24/order/with: 565 360 72 0 3 0
two_handed/24/order/with: 484 404 96 16 0 0
two_handed/24/order/with: 335 465 168 30 2 0
two_handed/24/order/with: 309 407 226 36 23 0
two_handed/24/order/with: 187 451 280 61 20 2
two_handed/24/order/with: 127 385 313 135 38 3
two_handed/24/order/with: 75 336 348 176 57 7
two_handed/24/order/with: 42 255 394 213 80 17
two_handed/24/order/with: 38 203 348 255 131 25
two_handed/24/order/with: 23 87 331 317 188 54
two_handed/24/order/with: 14 85 293 341 201 66
two_handed/24/order/with: 4 25 227 336 295 114
two_handed/24/order/with: 1 21 152 366 291 168
two_handed/24/order/with: 0 10 85 315 376 214
two_handed/24/order/with: 0 3 49 253 405 290
two_handed/24/order/with: 0 2 16 174 412 396
two_handed/24/order/with: 0 0 6 108 406 480
two_handed/24/order/with: 0 0 0 53 429 518
two_handed/24/order/with: 0 0 0 32 266 701
two_handed/24/order/with: 0 0 0 23 174 802
two_handed/24/order/with: 0 0 0 9 34 957
two_handed/24/order/with: 0 0 0 9 34 957
two_handed/24/order/with: 0 0 0 9 34 957
two_handed/24/order/with: 0 0 0 9 34 957
two_handed/24/call/with: 330 426 165 78 0 0
two_handed/24/call/with: 330 426 165 78 0 0
two_handed/24/call/with: 330 426 165 78 0 0
two_handed/24/call/with: 321 438 170 71 0 0
two_handed/24/call/with: 261 419 203 95 17 4
two_handed/24/call/with: 234 411 213 106 28 7
two_handed/24/call/with: 144 344 353 116 37 5
two_handed/24/call/with: 94 350 333 165 46 11
two_handed/24/call/with: 46 228 397 213 99 17
two_handed/24/call/with: 24 163 403 270 123 17
two_handed/24/call/with: 21 110 327 343 173 26
two_handed/24/call/with: 9 57 280 377 226 51
two_handed/24/call/with: 3 42 213 362 306 74
two_handed/24/call/with: 4 23 139 365 347 121
two_handed/24/call/with: 1 10 84 334 392 178
two_handed/24/call/with: 0 5 55 270 425 245
two_handed/24/call/with: 0 0 37 157 443 363
two_handed/24/call/with: 0 0 14 109 404 473
two_handed/24/call/with: 0 0 8 15 443 534
two_handed/24/call/with: 0 0 0 7 232 761
two_handed/24/call/with: 0 0 0 5 169 826
two_handed/24/call/with: 0 0 0 0 56 944
two_handed/24/call/with: 0 0 0 0 56 944
two_handed/24/call/with: 0 0 0 0 56 944
two_handed/24/call/with: 0 0 0 0 56 944
two_handed/25/order/with: 619 347 34 0 0 0
two_handed/25/order/with: 529 372 90 4 4 0
two_handed/25/order/with: 429 400 152 10 10 0
two_handed/25/order/with: 333 514 117 18 18 0
two_handed/25/order/with: 278 481 212 24 5 0
two_handed/25/order/with: 197 395 318 67 22 0
two_handed/25/order/with: 136 399 322 105 31 7
two_handed/25/order/with: 62 303 372 193 58 11
two_handed/25/order/with: 36 234 406 221 88 16
two_handed/25/order/with: 35 148 403 258 123 32
two_handed/25/order/with: 25 149 316 316 167 25
two_handed/25/order/with: 12 72 318 285 240 72
two_handed/25/order/with: 3 34 192 354 351 65
two_handed/25/order/with: 0 17 145 412 277 149
two_handed/25/order/with: 0 28 107 266 401 198
two_handed/25/order/with: 0 0 50 274 428 249
two_handed/25/order/with: 0 0 0 156 487 357
two_handed/25/order/with: 0 0 9 115 442 434
two_handed/25/order/with: 0 0 5 87 370 539
two_handed/25/order/with: 0 0 0 48 248 704
two_handed/25/order/with: 0 0 0 43 232 725
two_handed/25/order/with: 0 0 0 43 232 725
two_handed/25/order/with: 0 0 0 43 232 725
two_handed/25/order/with: 0 0 0 43 232 725
two_handed/25/order/with: 0 0 0 43 232 725
two_handed/25/call/with: 279 404 288 10 19 0
two_handed/25/call/with: 279 404 288 10 19 0
two_handed/25/call/with: 279 404 288 10 19 0
two_handed/25/call/with: 279 404 288 10 19 0
two_handed/25/call/with: 261 398 307 11 23 0
two_handed/25/call/with: 205 428 241 90 36 0
two_handed/25/call/with: 140 453 198 163 47 0
two_handed/25/call/with: 81 331 360 176 44 7
two_handed/25/call/with: 69 203 369 272 78 9
two_handed/25/call/with: 31 140 386 306 120 17
two_handed/25/call/with: 21 122 325 340 171 21
two_handed/25/call/with: 6 84 268 364 228 51
two_handed/25/call/with: 6 29 232 359 285 88
two_handed/25/call/with: 0 21 121 393 342 123
two_handed/25/call/with: 3 8 105 312 386 187
two_handed/25/call/with: 0 0 43 227 493 238
two_handed/25/call/with: 0 0 32 131 498 339
two_handed/25/call/with: 0 0 21 77 359 542
two_handed/25/call/with: 0 0 0 62 474 464
two_handed/25/call/with: 0 0 0 45 410 545
two_handed/25/call/with: 0 0 0 43 390 567
two_handed/25/call/with: 0 0 0 43 390 567
two_handed/25/call/with: 0 0 0 43 390 567
two_handed/25/call/with: 0 0 0 43 390 567
two_handed/25/call/with: 0 0 0 43 390 567
two_handed/32/order/with: 743 202 46 9 0 0
two_handed/32/order/with: 577 323 60 40 0 0
two_handed/32/order/with: 446 417 72 65 0 0
two_handed/32/order/with: 341 478 145 36 0 0
two_handed/32/order/with: 315 467 170 42 0 6
two_handed/32/order/with: 218 395 263 95 25 4
two_handed/32/order/with: 131 421 262 139 44 4
two_handed/32/order/with: 63 337 400 147 42 11
two_handed/32/order/with: 70 205 366 262 87 10
two_handed/32/order/with: 34 226 295 240 164 41
two_handed/32/order/with: 16 120 350 287 172 55
two_handed/32/order/with: 13 62 296 319 214 95
two_handed/32/order/with: 7 47 234 311 281 120
two_handed/32/order/with: 0 23 144 300 358 175
two_handed/32/order/with: 4 8 121 296 356 215
two_handed/32/order/with: 0 10 45 222 424 298
two_handed/32/order/with: 0 0 13 252 430 305
two_handed/32/order/with: 0 0 10 87 408 495
two_handed/32/order/with: 0 0 4 84 354 558
two_handed/32/order/with: 0 0 0 70 303 627
two_handed/32/order/with: 0 0 0 65 279 656
two_handed/32/order/with: 0 0 0 65 279 656
two_handed/32/order/with: 0 0 0 65 279 656
two_handed/32/order/with: 0 0 0 65 279 656
two_handed/32/order/with: 0 0 0 65 279 656
two_handed/32/call/with: 188 414 286 90 23 0
two_handed/32/call/with: 188 414 286 90 23 0
two_handed/32/call/with: 188 414 286 90 23 0
two_handed/32/call/with: 188 414 286 90 23 0
two_handed/32/call/with: 188 414 286 90 23 0
two_handed/32/call/with: 144 441 297 93 25 0
two_handed/32/call/with: 108 371 312 158 50 0
two_handed/32/call/with: 99 352 296 190 63 0
two_handed/32/call/with: 75 274 358 212 62 18
two_handed/32/call/with: 27 156 326 300 175 16
two_handed/32/call/with: 16 126 317 333 172 37
two_handed/32/call/with: 17 74 281 326 238 64
two_handed/32/call/with: 2 45 204 377 289 82
two_handed/32/call/with: 0 25 127 392 337 119
two_handed/32/call/with: 0 8 89 327 396 180
two_handed/32/call/with: 0 0 45 291 412 252
two_handed/32/call/with: 0 0 47 146 410 396
two_handed/32/call/with: 0 0 0 165 374 461
two_handed/32/call/with: 0 0 18 110 329 543
two_handed/32/call/with: 0 0 34 43 265 658
two_handed/32/call/with: 0 0 33 41 252 675
two_handed/32/call/with: 0 0 33 41 252 675
two_handed/32/call/with: 0 0 33 41 252 675
two_handed/32/call/with: 0 0 33 41 252 675
two_handed/32/call/with: 0 0 33 41 252 675
three_handed/24/order/with: 825 168 7 0 0 0
three_handed/24/order/with: 638 330 31 1 0 0
three_handed/24/order/with: 513 407 77 2 0 0
three_handed/24/order/with: 390 464 140 5 1 0
three_handed/24/order/with: 246 515 216 22 1 0
three_handed/24/order/with: 150 483 316 46 5 0
three_handed/24/order/with: 76 405 424 82 12 1
three_handed/24/order/with: 39 322 446 154 36 3
three_handed/24/order/with: 18 219 484 210 56 13
three_handed/24/order/with: 2 96 501 286 90 25
three_handed/24/order/with: 8 61 399 376 129 27
three_handed/24/order/with: 0 26 326 397 212 40
three_handed/24/order/with: 0 12 194 470 258 66
three_handed/24/order/with: 0 2 115 392 389 102
three_handed/24/order/with: 0 0 49 341 456 153
three_handed/24/order/with: 0 0 18 217 451 314
three_handed/24/order/with: 0 0 10 113 549 328
three_handed/24/order/with: 0 0 0 68 375 557
three_handed/24/order/with: 0 0 0 35 365 600
three_handed/24/order/with: 0 0 0 7 283 710
three_handed/24/order/with: 0 0 0 0 48 952
three_handed/24/order/with: 0 0 0 0 45 955
three_handed/24/order/with: 0 0 0 0 45 955
three_handed/24/order/with: 0 0 0 0 45 955
three_handed/24/order/with: 0 0 0 0 45 955
three_handed/24/call/with: 721 256 23 0 0 0
three_handed/24/call/with: 485 423 88 4 0 0
three_handed/24/call/with: 423 485 89 2 0 0
three_handed/24/call/with: 359 451 168 22 0 0
three_handed/24/call/with: 238 471 248 42 1 0
three_handed/24/call/with: 163 434 324 70 8 2
three_handed/24/call/with: 107 371 403 102 18 0
three_handed/24/call/with: 50 327 445 148 29 1
three_handed/24/call/with: 18 229 484 221 44 4
three_handed/24/call/with: 6 149 443 315 78 9
three_handed/24/call/with: 4 73 395 373 138 17
three_handed/24/call/with: 0 30 302 432 206 30
three_handed/24/call/with: 0 14 188 484 254 60
three_handed/24/call/with: 0 4 89 454 334 119
three_handed/24/call/with: 0 2 37 377 421 163
three_handed/24/call/with: 0 0 12 238 497 253
three_handed/24/call/with: 0 0 0 109 558 333
three_handed/24/call/with: 0 0 0 44 528 428
three_handed/24/call/with: 0 0 0 27 430 543
three_handed/24/call/with: 0 0 0 0 248 752
three_handed/24/call/with: 0 0 0 0 227 773
three_handed/24/call/with: 0 0 0 0 227 773
three_handed/24/call/with: 0 0 0 0 227 773
three_handed/24/call/with: 0 0 0 0 227 773
three_handed/24/call/with: 0 0 0 0 227 773
three_handed/25/order/with: 842 149 9 0 0 0
three_handed/25/order/with: 588 361 49 2 0 0
three_handed/25/order/with: 528 408 64 0 0 0
three_handed/25/order/with: 394 463 136 5 2 0
three_handed/25/order/with: 266 508 207 19 0 0
three_handed/25/order/with: 133 527 285 54 0 0
three_handed/25/order/with: 70 439 388 93 6 4
three_handed/25/order/with: 38 326 461 142 28 5
three_handed/25/order/with: 20 169 512 229 62 7
three_handed/25/order/with: 3 129 470 298 84 16
three_handed/25/order/with: 0 61 447 322 152 19
three_handed/25/order/with: 0 30 266 397 281 25
three_handed/25/order/with: 0 12 149 460 311 68
three_handed/25/order/with: 0 7 143 386 364 100
three_handed/25/order/with: 0 11 33 286 505 165
three_handed/25/order/with: 0 4 22 216 520 238
three_handed/25/order/with: 0 0 12 146 543 299
three_handed/25/order/with: 0 0 0 53 588 360
three_handed/25/order/with: 0 0 0 46 527 427
three_handed/25/order/with: 0 0 0 44 507 449
three_handed/25/order/with: 0 0 0 44 507 449
three_handed/25/order/with: 0 0 0 44 507 449
three_handed/25/order/with: 0 0 0 44 507 449
three_handed/25/order/with: 0 0 0 44 507 449
three_handed/25/order/with: 0 0 0 44 507 449
three_handed/25/call/with: 708 281 11 0 0 0
three_handed/25/call/with: 569 413 18 0 0 0
three_handed/25/call/with: 453 447 80 20 0 0
three_handed/25/call/with: 344 457 171 29 0 0
three_handed/25/call/with: 275 395 269 61 0 0
three_handed/25/call/with: 159 415 338 85 3 0
three_handed/25/call/with: 88 370 427 101 13 0
three_handed/25/call/with: 62 308 447 159 21 3
three_handed/25/call/with: 34 221 435 268 38 3
three_handed/25/call/with: 9 144 435 330 74 7
three_handed/25/call/with: 4 59 398 387 132 20
three_handed/25/call/with: 0 34 340 367 235 25
three_handed/25/call/with: 0 25 235 395 306 40
three_handed/25/call/with: 0 0 89 445 377 89
three_handed/25/call/with: 0 0 61 291 419 229
three_handed/25/call/with: 0 0 37 287 426 250
three_handed/25/call/with: 0 0 22 174 455 348
three_handed/25/call/with: 0 0 7 58 478 457
three_handed/25/call/with: 0 0 6 52 445 497
three_handed/25/call/with: 0 0 6 51 442 500
three_handed/25/call/with: 0 0 6 51 442 500
three_handed/25/call/with: 0 0 6 51 442 500
three_handed/25/call/with: 0 0 6 51 442 500
three_handed/25/call/with: 0 0 6 51 442 500
three_handed/25/call/with: 0 0 6 51 442 500
three_handed/32/order/with: 817 181 2 0 0 0
three_handed/32/order/with: 650 316 34 0 0 0
three_handed/32/order/with: 473 444 76 7 0 0
three_handed/32/order/with: 390 468 134 7 0 0
three_handed/32/order/with: 271 457 231 32 8 0
three_handed/32/order/with: 162 483 293 51 10 0
three_handed/32/order/with: 115 379 386 98 19 4
three_handed/32/order/with: 26 299 480 146 46 2
three_handed/32/order/with: 12 207 471 250 55 5
three_handed/32/order/with: 9 98 442 350 85 16
three_handed/32/order/with: 11 92 374 347 156 19
three_handed/32/order/with: 0 46 228 462 218 46
three_handed/32/order/with: 0 16 209 422 294 59
three_handed/32/order/with: 0 9 84 421 411 75
three_handed/32/order/with: 0 0 24 329 476 171
three_handed/32/order/with: 0 0 27 269 440 264
three_handed/32/order/with: 0 0 24 177 444 355
three_handed/32/order/with: 0 0 21 151 445 384
three_handed/32/order/with: 0 0 0 80 466 455
three_handed/32/order/with: 0 0 0 77 451 473
three_handed/32/order/with: 0 0 0 77 451 473
three_handed/32/order/with: 0 0 0 77 451 473
three_handed/32/order/with: 0 0 0 77 451 473
three_handed/32/order/with: 0 0 0 77 451 473
three_handed/32/order/with: 0 0 0 77 451 473
three_handed/32/call/with: 752 222 26 0 0 0
three_handed/32/call/with: 510 400 90 0 0 0
three_handed/32/call/with: 434 450 101 16 0 0
three_handed/32/call/with: 341 496 151 12 0 0
three_handed/32/call/with: 273 454 235 36 2 0
three_handed/32/call/with: 200 366 333 83 18 0
three_handed/32/call/with: 127 354 384 110 26 0
three_handed/32/call/with: 61 296 436 176 31 0
three_handed/32/call/with: 33 213 439 251 64 0
three_handed/32/call/with: 16 158 430 290 96 10
three_handed/32/call/with: 6 75 382 379 134 24
three_handed/32/call/with: 0 43 270 459 184 43
three_handed/32/call/with: 0 9 174 425 316 77
three_handed/32/call/with: 0 0 165 426 312 97
three_handed/32/call/with: 0 0 55 421 421 104
three_handed/32/call/with: 0 0 59 220 525 195
three_handed/32/call/with: 0 0 35 173 495 297
three_handed/32/call/with: 0 0 0 87 452 462
three_handed/32/call/with: 0 0 0 78 443 478
three_handed/32/call/with: 0 0 0 78 443 478
three_handed/32/call/with: 0 0 0 78 443 478
three_handed/32/call/with: 0 0 0 78 443 478
three_handed/32/call/with: 0 0 0 78 443 478
three_handed/32/call/with: 0 0 0 78 443 478
three_handed/32/call/with: 0 0 0 78 443 478
railroad/25/call/with: 224 279 273 130 42 52
railroad/25/call/with: 224 279 273 130 42 52
railroad/25/call/with: 224 279 273 130 42 52
railroad/25/call/with: 224 279 273 130 42 52
railroad/25/call/with: 224 279 273 130 42 52
railroad/25/call/with: 220 297 246 121 56 60
railroad/25/call/with: 159 301 258 161 83 37
railroad/25/call/with: 154 264 272 190 89 31
railroad/25/call/with: 127 256 273 194 108 42
railroad/25/call/with: 63 211 288 252 136 50
railroad/25/call/with: 34 146 299 280 171 69
railroad/25/call/with: 14 125 262 302 210 87
railroad/25/call/with: 5 62 229 328 253 123
railroad/25/call/with: 0 25 174 325 307 168
railroad/25/call/with: 0 9 122 298 358 212
railroad/25/call/with: 0 0 54 281 407 257
railroad/25/call/with: 0 0 29 186 408 377
railroad/25/call/with: 0 0 2 80 439 479
railroad/25/call/with: 0 0 0 21 407 572
railroad/25/call/with: 0 0 0 14 323 663
railroad/25/call/with: 0 0 0 0 126 874
railroad/25/call/with: 0 0 0 0 126 874
railroad/25/call/with: 0 0 0 0 126 874
railroad/25/call/with: 0 0 0 0 126 874
railroad/25/call/with: 0 0 0 0 126 874
railroad/25/call/alone: 354 562 73 10 0 0
railroad/25/call/alone: 354 562 73 10 0 0
railroad/25/call/alone: 304 564 127 6 0 0
railroad/25/call/alone: 247 565 188 0 0 0
railroad/25/call/alone: 303 391 254 42 7 4
railroad/25/call/alone: 210 371 361 38 18 3
railroad/25/call/alone: 125 327 416 103 24 5
railroad/25/call/alone: 110 264 398 182 40 7
railroad/25/call/alone: 66 230 387 221 83 12
railroad/25/call/alone: 35 171 356 288 123 27
railroad/25/call/alone: 24 117 328 317 165 50
railroad/25/call/alone: 13 75 280 331 228 73
railroad/25/call/alone: 3 58 214 349 276 100
railroad/25/call/alone: 1 25 159 332 341 142
railroad/25/call/alone: 1 15 107 289 396 192
railroad/25/call/alone: 0 5 69 215 435 276
railroad/25/call/alone: 0 0 33 144 458 365
railroad/25/call/alone: 0 1 13 116 355 514
railroad/25/call/alone: 0 0 13 72 347 568
railroad/25/call/alone: 0 0 4 47 217 733
railroad/25/call/alone: 0 0 6 25 173 796
railroad/25/call/alone: 0 0 4 19 144 833
railroad/25/call/alone: 0 0 0 9 93 897
railroad/25/call/alone: 0 0 0 9 101 890
railroad/25/call/alone: 0 0 0 9 101 890
railroad/25/order/with: 311 388 194 64 34 9
railroad/25/order/with: 311 388 194 64 34 9
railroad/25/order/with: 311 388 194 64 34 9
railroad/25/order/with: 301 388 203 66 32 9
railroad/25/order/with: 304 327 203 102 41 23
railroad/25/order/with: 252 379 205 99 47 17
railroad/25/order/with: 202 323 245 146 62 22
railroad/25/order/with: 151 309 276 159 72 32
railroad/25/order/with: 93 257 292 195 109 55
railroad/25/order/with: 62 226 296 221 136 59
railroad/25/order/with: 40 153 304 254 176 73
railroad/25/order/with: 27 100 282 275 213 103
railroad/25/order/with: 9 63 246 300 241 141
railroad/25/order/with: 1 28 181 303 309 178
railroad/25/order/with: 1 11 116 285 348 239
railroad/25/order/with: 0 6 58 280 372 284
railroad/25/order/with: 0 0 12 161 451 376
railroad/25/order/with: 0 0 7 99 338 556
railroad/25/order/with: 0 0 0 15 489 496
railroad/25/order/with: 0 0 0 9 380 611
railroad/25/order/with: 0 0 0 0 170 830
railroad/25/order/with: 0 0 0 0 170 830
railroad/25/order/with: 0 0 0 0 170 830
railroad/25/order/with: 0 0 0 0 170 830
railroad/25/order/with: 0 0 0 0 170 830
railroad/25/order/alone: 547 453 0 0 0 0
railroad/25/order/alone: 434 536 29 2 0 0
railroad/25/order/alone: 371 531 94 4 0 0
railroad/25/order/alone: 334 468 190 6 1 1
railroad/25/order/alone: 270 416 278 26 8 2
railroad/25/order/alone: 195 359 377 55 10 4
railroad/25/order/alone: 150 341 381 102 20 7
railroad/25/order/alone: 97 277 419 149 47 10
railroad/25/order/alone: 55 220 402 210 90 23
railroad/25/order/alone: 28 167 397 266 108 35
railroad/25/order/alone: 12 122 360 306 151 49
railroad/25/order/alone: 9 71 283 360 207 70
railroad/25/order/alone: 3 40 231 350 281 96
railroad/25/order/alone: 1 20 146 349 331 154
railroad/25/order/alone: 1 11 100 293 390 206
railroad/25/order/alone: 0 4 57 226 440 273
railroad/25/order/alone: 0 0 44 182 412 362
railroad/25/order/alone: 0 0 10 97 368 525
railroad/25/order/alone: 0 0 8 105 238 649
railroad/25/order/alone: 0 0 0 44 208 748
railroad/25/order/alone: 0 0 0 0 121 879
railroad/25/order/alone: 0 0 0 7 113 879
railroad/25/order/alone: 0 0 0 7 110 884
railroad/25/order/alone: 0 0 0 7 110 884
railroad/25/order/alone: 0 0 0 7 110 884
railroad/24/order/with: 315 443 151 46 32 14
railroad/24/order/with: 315 443 151 46 32 14
railroad/24/order/with: 315 443 151 46 32 14
railroad/24/order/with: 305 461 162 30 36 6
railroad/24/order/with: 336 376 169 54 46 19
railroad/24/order/with: 241 372 225 82 51 28
railroad/24/order/with: 186 326 263 121 72 32
railroad/24/order/with: 126 309 311 162 61 31
railroad/24/order/with: 117 272 310 179 91 31
railroad/24/order/with: 36 228 275 240 153 68
railroad/24/order/with: 47 170 281 255 171 77
railroad/24/order/with: 27 128 251 269 221 103
railroad/24/order/with: 18 68 232 280 273 129
railroad/24/order/with: 3 30 168 302 320 176
railroad/24/order/with: 0 15 95 276 356 258
railroad/24/order/with: 0 4 70 281 400 244
railroad/24/order/with: 0 0 11 149 425 414
railroad/24/order/with: 0 0 0 115 462 423
railroad/24/order/with: 0 0 0 71 383 546
railroad/24/order/with: 0 0 0 11 261 727
railroad/24/order/with: 0 0 0 10 235 755
railroad/24/order/with: 0 0 0 10 235 755
railroad/24/order/with: 0 0 0 10 235 755
railroad/24/order/with: 0 0 0 10 235 755
railroad/24/order/with: 0 0 0 10 235 755
railroad/24/order/alone: 507 450 44 0 0 0
railroad/24/order/alone: 483 459 58 0 0 0
railroad/24/order/alone: 389 537 74 0 0 0
railroad/24/order/alone: 346 476 163 14 0 0
railroad/24/order/alone: 253 420 279 37 9 2
railroad/24/order/alone: 226 357 318 83 14 2
railroad/24/order/alone: 123 328 403 102 38 5
railroad/24/order/alone: 92 305 404 138 52 9
railroad/24/order/alone: 55 233 397 219 73 23
railroad/24/order/alone: 33 173 407 262 95 30
railroad/24/order/alone: 19 126 314 317 168 55
railroad/24/order/alone: 15 78 309 351 183 64
railroad/24/order/alone: 0 37 206 312 310 135
railroad/24/order/alone: 2 27 128 324 369 149
railroad/24/order/alone: 0 6 93 301 416 185
railroad/24/order/alone: 0 4 68 208 420 299
railroad/24/order/alone: 0 0 21 160 448 371
railroad/24/order/alone: 0 0 24 122 382 472
railroad/24/order/alone: 0 0 0 57 322 621
railroad/24/order/alone: 0 0 0 41 244 715
railroad/24/order/alone: 0 0 0 20 158 822
railroad/24/order/alone: 0 0 0 18 174 807
railroad/24/order/alone: 0 0 0 18 174 807
railroad/24/order/alone: 0 0 0 18 174 807
railroad/24/order/alone: 0 0 0 18 174 807
railroad/24/call/with: 215 315 246 123 77 23
railroad/24/call/with: 215 315 246 123 77 23
railroad/24/call/with: 215 315 246 123 77 23
railroad/24/call/with: 215 315 246 123 77 23
railroad/24/call/with: 215 315 246 123 77 23
railroad/24/call/with: 204 344 269 86 86 11
railroad/24/call/with: 149 297 318 108 81 47
railroad/24/call/with: 150 322 239 156 121 13
railroad/24/call/with: 124 259 255 203 124 34
railroad/24/call/with: 79 223 262 211 174 51
railroad/24/call/with: 34 181 271 255 176 83
railroad/24/call/with: 13 121 274 299 204 88
railroad/24/call/with: 6 63 228 336 240 127
railroad/24/call/with: 0 24 174 333 306 163
railroad/24/call/with: 0 3 110 305 376 206
railroad/24/call/with: 0 4 77 250 375 294
railroad/24/call/with: 0 0 20 195 404 381
railroad/24/call/with: 0 0 14 120 416 450
railroad/24/call/with: 0 0 0 26 345 629
railroad/24/call/with: 0 0 0 17 318 665
railroad/24/call/with: 0 0 0 16 310 674
railroad/24/call/with: 0 0 0 16 310 674
railroad/24/call/with: 0 0 0 16 310 674
railroad/24/call/with: 0 0 0 16 310 674
railroad/24/call/with: 0 0 0 16 310 674
railroad/24/call/alone: 325 575 100 0 0 0
railroad/24/call/alone: 325 575 100 0 0 0
railroad/24/call/alone: 305 481 193 16 5 0
railroad/24/call/alone: 301 468 208 17 6 0
railroad/24/call/alone: 290 411 262 28 9 0
railroad/24/call/alone: 193 386 343 71 0 7
railroad/24/call/alone: 195 329 341 91 37 6
railroad/24/call/alone: 108 270 366 185 54 17
railroad/24/call/alone: 83 246 357 207 93 15
railroad/24/call/alone: 43 167 358 279 119 34
railroad/24/call/alone: 30 122 316 314 162 57
railroad/24/call/alone: 12 80 262 362 206 78
railroad/24/call/alone: 5 59 210 358 270 99
railroad/24/call/alone: 0 40 140 309 355 155
railroad/24/call/alone: 0 12 94 263 412 219
railroad/24/call/alone: 0 6 59 221 430 283
railroad/24/call/alone: 0 2 36 161 445 356
railroad/24/call/alone: 0 0 23 102 385 491
railroad/24/call/alone: 0 0 5 96 268 631
railroad/24/call/alone: 0 0 0 45 180 775
railroad/24/call/alone: 0 0 0 40 158 802
railroad/24/call/alone: 0 0 0 38 132 830
railroad/24/call/alone: 0 0 0 36 126 838
railroad/24/call/alone: 0 0 0 36 126 838
railroad/24/call/alone: 0 0 0 36 126 838
railroad/33/order/with: 311 411 133 100 33 11
railroad/33/order/with: 311 411 133 100 33 11
railroad/33/order/with: 311 411 133 100 33 11
railroad/33/order/with: 311 411 133 100 33 11
railroad/33/order/with: 261 411 194 83 40 12
railroad/33/order/with: 243 376 221 116 33 11
railroad/33/order/with: 207 320 259 125 64 25
railroad/33/order/with: 168 288 265 189 60 29
railroad/33/order/with: 93 256 302 191 112 46
railroad/33/order/with: 58 215 311 220 152 44
railroad/33/order/with: 37 150 294 267 178 73
railroad/33/order/with: 23 110 234 292 225 116
railroad/33/order/with: 14 60 207 315 260 144
railroad/33/order/with: 2 40 188 314 316 141
railroad/33/order/with: 0 26 101 272 365 235
railroad/33/order/with: 0 8 87 236 397 273
railroad/33/order/with: 0 0 7 239 428 326
railroad/33/order/with: 0 0 4 194 409 392
railroad/33/order/with: 0 0 0 112 362 526
railroad/33/order/with: 0 0 0 102 328 570
railroad/33/order/with: 0 0 0 102 328 570
railroad/33/order/with: 0 0 0 102 328 570
railroad/33/order/with: 0 0 0 102 328 570
railroad/33/order/with: 0 0 0 102 328 570
railroad/33/order/with: 0 0 0 102 328 570
railroad/33/order/alone: 444 512 44 0 0 0
railroad/33/order/alone: 444 512 44 0 0 0
railroad/33/order/alone: 383 502 115 0 0 0
railroad/33/order/alone: 343 478 160 9 9 0
railroad/33/order/alone: 280 362 315 38 5 0
railroad/33/order/alone: 218 406 307 57 12 0
railroad/33/order/alone: 152 327 380 99 34 8
railroad/33/order/alone: 79 288 416 150 55 12
railroad/33/order/alone: 59 204 428 228 65 16
railroad/33/order/alone: 24 165 363 294 115 39
railroad/33/order/alone: 17 109 322 351 163 39
railroad/33/order/alone: 5 70 270 365 214 76
railroad/33/order/alone: 0 45 215 375 266 99
railroad/33/order/alone: 3 20 163 329 357 129
railroad/33/order/alone: 0 12 96 299 395 198
railroad/33/order/alone: 0 0 72 227 414 287
railroad/33/order/alone: 0 0 25 185 463 327
railroad/33/order/alone: 0 0 19 165 320 495
railroad/33/order/alone: 0 0 15 141 281 563
railroad/33/order/alone: 0 0 9 96 246 649
railroad/33/order/alone: 0 0 8 88 240 664
railroad/33/order/alone: 0 0 8 88 240 664
railroad/33/order/alone: 0 0 8 88 240 664
railroad/33/order/alone: 0 0 8 88 240 664
railroad/33/order/alone: 0 0 8 88 240 664
railroad/33/call/with: 230 253 264 184 23 46
railroad/33/call/with: 230 253 264 184 23 46
railroad/33/call/with: 230 253 264 184 23 46
railroad/33/call/with: 230 253 264 184 23 46
railroad/33/call/with: 230 253 264 184 23 46
railroad/33/call/with: 231 265 258 155 53 38
railroad/33/call/with: 239 267 250 144 67 33
railroad/33/call/with: 205 190 300 196 73 37
railroad/33/call/with: 112 250 285 213 90 50
railroad/33/call/with: 71 190 280 254 142 63
railroad/33/call/with: 48 161 275 279 172 65
railroad/33/call/with: 18 111 263 320 199 90
railroad/33/call/with: 7 59 218 314 268 135
railroad/33/call/with: 1 38 168 351 266 175
railroad/33/call/with: 0 14 111 298 352 224
railroad/33/call/with: 0 5 80 259 379 277
railroad/33/call/with: 0 4 9 279 361 348
railroad/33/call/with: 0 0 0 90 434 475
railroad/33/call/with: 0 0 0 59 382 559
railroad/33/call/with: 0 0 0 57 376 567
railroad/33/call/with: 0 0 0 57 376 567
railroad/33/call/with: 0 0 0 57 376 567
railroad/33/call/with: 0 0 0 57 376 567
railroad/33/call/with: 0 0 0 57 376 567
railroad/33/call/with: 0 0 0 57 376 567
railroad/33/call/alone: 239 530 216 15 0 0
railroad/33/call/alone: 239 530 216 15 0 0
railroad/33/call/alone: 239 530 216 15 0 0
railroad/33/call/alone: 242 523 220 15 0 0
railroad/33/call/alone: 207 443 297 33 17 3
railroad/33/call/alone: 198 406 325 41 25 5
railroad/33/call/alone: 169 365 360 73 28 6
railroad/33/call/alone: 123 234 398 195 32 17
railroad/33/call/alone: 59 196 412 236 79 18
railroad/33/call/alone: 39 165 367 276 126 27
railroad/33/call/alone: 22 119 324 323 170 42
railroad/33/call/alone: 11 81 269 361 213 64
railroad/33/call/alone: 1 36 215 345 297 106
railroad/33/call/alone: 1 27 159 305 356 152
railroad/33/call/alone: 0 20 106 330 341 204
railroad/33/call/alone: 0 12 71 256 407 254
railroad/33/call/alone: 0 7 29 142 469 353
railroad/33/call/alone: 0 0 11 159 352 477
railroad/33/call/alone: 0 0 0 62 310 628
railroad/33/call/alone: 0 0 0 42 277 681
railroad/33/call/alone: 0 0 0 11 200 789
railroad/33/call/alone: 0 0 0 10 188 802
railroad/33/call/alone: 0 0 0 10 188 802
railroad/33/call/alone: 0 0 0 10 188 802
railroad/33/call/alone: 0 0 0 10 188 802
napoleon/52/auction/with: 602 350 49 0 0 0
napoleon/52/auction/with: 571 332 93 3 0 0
napoleon/52/auction/with: 548 319 127 6 0 0
napoleon/52/auction/with: 406 415 150 28 0 0
napoleon/52/auction/with: 301 376 240 71 13 0
napoleon/52/auction/with: 190 387 310 98 15 0
napoleon/52/auction/with: 148 301 376 147 29 0
napoleon/52/auction/with: 73 291 402 194 39 1
napoleon/52/auction/with: 49 219 400 252 72 7
napoleon/52/auction/with: 41 135 381 322 109 12
napoleon/52/auction/with: 16 83 346 380 139 36
napoleon/52/auction/with: 9 43 236 455 241 17
napoleon/52/auction/with: 0 29 192 462 269 48
napoleon/52/auction/with: 0 34 95 397 414 60
napoleon/52/auction/with: 0 12 48 361 494 84
napoleon/52/auction/with: 0 13 57 270 484 176
napoleon/52/auction/with: 0 12 58 174 465 291
napoleon/52/auction/with: 0 11 54 161 484 290
napoleon/52/auction/with: 0 10 52 156 469 312
napoleon/52/auction/with: 0 10 52 156 469 312
napoleon/52/auction/with: 0 10 52 156 469 312
napoleon/52/auction/with: 0 10 52 156 469 312
napoleon/52/auction/with: 0 10 52 156 469 312
napoleon/52/auction/with: 0 10 52 156 469 312
napoleon/52/auction/with: 0 10 52 156 469 312
"""
