"""The fitted worth of hands; python -m lab.worth 10000 wrote this file.

A line of weights is a part of a maker (game, pack, phase, place, partner) and its numbers, in
hundredths of a trick; the lines of a spread are the chances of 0, 1, … tricks, in thousandths, for
each quarter of a trick expected. bots.worth reads them.
"""

from typing import Final

WEIGHTS: Final = """
hasenpfeffer/25/trump/4/with: 80 122 92 72 58 55 16 53 58 10 6 33
hasenpfeffer/25/trump/4/alone: -85 172 116 91 84 78 23 68 75 22 9 41
hasenpfeffer/25/auction/4/with: 191 117 73 63 55 38 10 36 42 6 4 13
hasenpfeffer/25/trump/4/with/NT: 135 179 0 0 0 0 0 0 80 17 7 8
hasenpfeffer/25/trump/4/alone/NT: -41 222 0 0 0 0 0 0 103 42 18 4
hasenpfeffer/25/auction/4/with/NT: 172 172 0 0 0 0 0 0 74 13 7 8
"""

SPREADS: Final = """
hasenpfeffer/25/trump/with: 75 288 288 250 62 12 25
hasenpfeffer/25/trump/with: 75 288 288 250 62 12 25
hasenpfeffer/25/trump/with: 75 288 288 250 62 12 25
hasenpfeffer/25/trump/with: 75 288 288 250 62 12 25
hasenpfeffer/25/trump/with: 75 288 288 250 62 12 25
hasenpfeffer/25/trump/with: 75 288 288 250 62 12 25
hasenpfeffer/25/trump/with: 91 248 289 190 116 33 33
hasenpfeffer/25/trump/with: 80 241 295 196 125 36 27
hasenpfeffer/25/trump/with: 51 212 327 209 138 34 30
hasenpfeffer/25/trump/with: 29 205 337 224 137 34 34
hasenpfeffer/25/trump/with: 27 142 350 262 115 82 22
hasenpfeffer/25/trump/with: 8 115 270 321 190 69 28
hasenpfeffer/25/trump/with: 3 96 245 307 212 96 42
hasenpfeffer/25/trump/with: 1 49 206 328 250 119 47
hasenpfeffer/25/trump/with: 0 21 174 296 309 158 43
hasenpfeffer/25/trump/with: 0 7 109 268 310 218 89
hasenpfeffer/25/trump/with: 0 2 67 222 319 271 120
hasenpfeffer/25/trump/with: 0 1 25 176 315 327 156
hasenpfeffer/25/trump/with: 0 0 11 106 317 365 202
hasenpfeffer/25/trump/with: 0 0 2 50 254 418 277
hasenpfeffer/25/trump/with: 0 0 0 16 202 418 363
hasenpfeffer/25/trump/with: 0 0 0 4 53 471 471
hasenpfeffer/25/trump/with: 0 0 0 0 12 317 671
hasenpfeffer/25/trump/with: 0 0 0 0 9 266 725
hasenpfeffer/25/trump/with: 0 0 0 0 0 137 863
hasenpfeffer/25/trump/alone: 235 559 176 29 0 0 0
hasenpfeffer/25/trump/alone: 235 559 176 29 0 0 0
hasenpfeffer/25/trump/alone: 209 571 187 33 0 0 0
hasenpfeffer/25/trump/alone: 118 544 302 36 0 0 0
hasenpfeffer/25/trump/alone: 80 520 370 30 0 0 0
hasenpfeffer/25/trump/alone: 26 468 436 71 0 0 0
hasenpfeffer/25/trump/alone: 8 416 472 104 0 0 0
hasenpfeffer/25/trump/alone: 10 247 517 221 5 0 0
hasenpfeffer/25/trump/alone: 6 163 538 268 25 0 0
hasenpfeffer/25/trump/alone: 0 99 486 372 38 6 0
hasenpfeffer/25/trump/alone: 0 55 445 408 85 8 0
hasenpfeffer/25/trump/alone: 1 26 322 487 146 16 1
hasenpfeffer/25/trump/alone: 0 12 223 508 224 33 0
hasenpfeffer/25/trump/alone: 0 0 120 487 312 79 2
hasenpfeffer/25/trump/alone: 0 0 49 425 368 153 5
hasenpfeffer/25/trump/alone: 0 0 18 289 481 193 18
hasenpfeffer/25/trump/alone: 0 0 5 238 418 299 40
hasenpfeffer/25/trump/alone: 0 0 2 128 393 417 60
hasenpfeffer/25/trump/alone: 0 0 0 69 311 444 176
hasenpfeffer/25/trump/alone: 0 0 0 25 227 499 249
hasenpfeffer/25/trump/alone: 0 0 0 5 97 493 406
hasenpfeffer/25/trump/alone: 0 0 0 5 65 484 446
hasenpfeffer/25/trump/alone: 0 0 0 0 18 341 641
hasenpfeffer/25/trump/alone: 0 0 0 0 11 231 758
hasenpfeffer/25/trump/alone: 0 0 0 0 0 57 943
hasenpfeffer/25/auction/with: 17 142 266 279 193 56 47
hasenpfeffer/25/auction/with: 17 142 266 279 193 56 47
hasenpfeffer/25/auction/with: 17 142 266 279 193 56 47
hasenpfeffer/25/auction/with: 17 142 266 279 193 56 47
hasenpfeffer/25/auction/with: 17 142 266 279 193 56 47
hasenpfeffer/25/auction/with: 17 142 266 279 193 56 47
hasenpfeffer/25/auction/with: 17 142 266 279 193 56 47
hasenpfeffer/25/auction/with: 17 142 266 279 193 56 47
hasenpfeffer/25/auction/with: 17 142 266 279 193 56 47
hasenpfeffer/25/auction/with: 17 142 266 279 193 56 47
hasenpfeffer/25/auction/with: 17 142 266 279 193 56 47
hasenpfeffer/25/auction/with: 19 136 247 273 208 52 65
hasenpfeffer/25/auction/with: 4 75 247 304 218 112 40
hasenpfeffer/25/auction/with: 6 58 184 291 274 127 59
hasenpfeffer/25/auction/with: 3 40 167 264 273 178 75
hasenpfeffer/25/auction/with: 2 27 111 247 269 241 103
hasenpfeffer/25/auction/with: 5 19 88 193 284 274 137
hasenpfeffer/25/auction/with: 1 7 44 168 318 302 159
hasenpfeffer/25/auction/with: 0 3 33 125 242 339 259
hasenpfeffer/25/auction/with: 0 2 17 67 219 370 325
hasenpfeffer/25/auction/with: 0 3 9 38 178 376 396
hasenpfeffer/25/auction/with: 0 0 0 20 86 351 543
hasenpfeffer/25/auction/with: 0 0 0 49 37 272 642
hasenpfeffer/25/auction/with: 0 0 0 52 34 259 655
hasenpfeffer/25/auction/with: 0 0 0 52 34 259 655
"""
