"""The fitted worth of hands; python -m lab.worth 6000 wrote this file.

A line of weights is a part of a maker (game, pack, phase, place, partner) and its numbers, in
hundredths of a trick; the lines of a spread are the chances of 0, 1, … tricks, in thousandths, for
each quarter of a trick expected. bots.worth reads them.
"""

from typing import Final

WEIGHTS: Final = """
two_handed/24/order/0/with: 6 139 102 95 90 80 42 74 47 25 9 4
two_handed/24/order/1/with: 67 128 83 76 72 70 10 69 59 29 11 15
two_handed/24/call/0/with: 39 135 87 74 76 73 2 64 69 33 19 28
two_handed/24/call/1/with: 50 127 87 79 81 72 11 69 63 35 18 17
two_handed/32/order/0/with: 19 134 93 91 96 81 58 78 48 29 22 4
two_handed/32/order/1/with: 99 115 83 75 69 70 4 63 53 30 21 11
two_handed/32/call/0/with: 73 120 80 70 73 72 5 62 58 41 25 21
two_handed/32/call/1/with: 81 118 78 75 70 60 21 60 57 35 25 23
two_handed/25/order/0/with: 7 150 101 91 83 79 23 65 45 23 10 3
two_handed/25/order/1/with: 58 122 81 74 76 64 11 58 58 27 19 22
two_handed/25/call/0/with: 39 138 88 77 85 65 10 63 64 32 24 23
two_handed/25/call/1/with: 47 121 91 82 70 62 9 62 58 39 22 22
three_handed/24/order/0/with: -19 137 92 81 71 62 41 52 37 13 3 18
three_handed/24/order/1/with: -33 127 96 83 73 65 22 57 43 13 5 14
three_handed/24/order/2/with: -40 155 101 89 81 75 19 72 62 21 9 22
three_handed/24/call/0/with: -58 164 103 87 81 73 9 64 68 26 13 32
three_handed/24/call/1/with: -63 160 110 90 82 78 1 68 65 24 12 26
three_handed/24/call/2/with: -39 151 103 86 79 69 17 66 61 22 11 26
three_handed/32/order/0/with: -1 141 99 85 73 58 22 48 39 15 8 9
three_handed/32/order/1/with: -20 123 103 92 81 71 15 60 42 19 11 9
three_handed/32/order/2/with: 10 144 93 87 81 71 9 65 52 28 12 11
three_handed/32/call/0/with: -9 146 98 84 75 71 16 59 62 21 13 27
three_handed/32/call/1/with: -23 144 106 99 86 80 10 66 63 26 11 15
three_handed/32/call/2/with: -7 149 111 89 77 73 -10 64 53 29 13 18
three_handed/25/order/0/with: -23 137 101 84 69 66 26 47 35 9 6 19
three_handed/25/order/1/with: -31 128 98 81 69 63 12 54 40 11 3 15
three_handed/25/order/2/with: -28 156 102 83 73 67 8 61 55 16 7 27
three_handed/25/call/0/with: -45 160 112 81 81 74 11 60 56 20 11 27
three_handed/25/call/1/with: -49 150 103 85 71 68 9 55 62 23 11 32
three_handed/25/call/2/with: -17 153 103 87 76 66 10 54 50 15 8 23
napoleon/52/auction/4/with: 13 123 96 77 74 64 0 52 60 35 27 19
napoleon/52/auction/2/with: 229 56 50 41 40 41 13 24 42 31 27 16
napoleon/52/auction/3/with: 153 71 56 40 40 40 6 21 47 44 19 19
napoleon/52/auction/5/with: 65 88 60 36 39 25 -9 14 48 37 17 38
napoleon/52/auction/6/with: 46 92 44 47 42 25 40 16 49 28 10 32
napoleon/52/auction/7/with: 24 104 52 42 40 30 22 16 39 23 8 34
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
euchre/24/call/0/with/NT: 184 0 0 0 0 0 0 0 88 17 8 14
euchre/24/call/0/alone/NT: -1 0 0 0 0 0 0 0 125 55 28 32
euchre/24/call/1/with/NT: 132 0 0 0 0 0 0 0 79 21 4 -10
euchre/24/call/1/alone/NT: 7 0 0 0 0 0 0 0 102 38 13 -17
euchre/24/call/2/with/NT: 176 0 0 0 0 0 0 0 85 24 8 23
euchre/24/call/2/alone/NT: 9 0 0 0 0 0 0 0 99 37 13 -14
euchre/24/call/3/with/NT: 115 0 0 0 0 0 0 0 87 16 11 -2
euchre/24/call/3/alone/NT: 6 0 0 0 0 0 0 0 107 39 17 -15
hasenpfeffer/25/trump/4/with: 95 132 98 73 61 50 4 48 55 4 6 32
hasenpfeffer/25/trump/4/alone: -160 196 144 113 101 89 1 79 83 24 8 37
hasenpfeffer/25/auction/4/with: 195 127 77 66 56 36 3 35 43 3 7 8
hasenpfeffer/25/trump/4/with/NT: 135 211 0 0 0 0 0 0 80 18 13 0
hasenpfeffer/25/trump/4/alone/NT: -42 258 0 0 0 0 0 0 95 34 13 -13
hasenpfeffer/25/auction/4/with/NT: 151 202 0 0 0 0 0 0 84 15 18 2
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
napoleon/52/auction/with: 363 448 170 18 0 0
napoleon/52/auction/with: 363 448 170 18 0 0
napoleon/52/auction/with: 363 448 170 18 0 0
napoleon/52/auction/with: 168 512 264 56 0 0
napoleon/52/auction/with: 225 467 219 83 6 0
napoleon/52/auction/with: 140 522 264 72 3 0
napoleon/52/auction/with: 73 414 392 106 14 0
napoleon/52/auction/with: 48 324 443 152 34 0
napoleon/52/auction/with: 22 222 471 235 48 2
napoleon/52/auction/with: 12 138 428 327 85 11
napoleon/52/auction/with: 3 59 379 413 123 23
napoleon/52/auction/with: 0 29 267 427 248 29
napoleon/52/auction/with: 0 48 206 381 329 36
napoleon/52/auction/with: 0 53 120 340 380 107
napoleon/52/auction/with: 0 44 104 313 398 141
napoleon/52/auction/with: 0 28 92 257 431 193
napoleon/52/auction/with: 0 26 96 243 417 217
napoleon/52/auction/with: 0 26 96 243 417 217
napoleon/52/auction/with: 0 26 96 243 417 217
napoleon/52/auction/with: 0 26 96 243 417 217
napoleon/52/auction/with: 0 26 96 243 417 217
napoleon/52/auction/with: 0 26 96 243 417 217
napoleon/52/auction/with: 0 26 96 243 417 217
napoleon/52/auction/with: 0 26 96 243 417 217
napoleon/52/auction/with: 0 26 96 243 417 217
three_handed/25/order/with: 863 134 3 0 0 0
three_handed/25/order/with: 662 324 14 0 0 0
three_handed/25/order/with: 342 600 58 0 0 0
three_handed/25/order/with: 246 637 115 2 0 0
three_handed/25/order/with: 137 653 199 9 2 0
three_handed/25/order/with: 73 559 336 30 0 2
three_handed/25/order/with: 32 474 431 61 2 0
three_handed/25/order/with: 10 287 572 124 8 0
three_handed/25/order/with: 7 147 606 209 25 7
three_handed/25/order/with: 0 80 545 309 64 2
three_handed/25/order/with: 0 33 489 405 69 3
three_handed/25/order/with: 0 11 326 463 189 11
three_handed/25/order/with: 0 6 146 478 337 34
three_handed/25/order/with: 0 0 116 497 323 65
three_handed/25/order/with: 0 0 72 315 423 189
three_handed/25/order/with: 0 0 0 263 421 316
three_handed/25/order/with: 0 0 0 156 453 391
three_handed/25/order/with: 0 0 0 54 468 477
three_handed/25/order/with: 0 0 0 47 411 543
three_handed/25/order/with: 0 0 0 12 349 639
three_handed/25/order/with: 0 0 0 12 349 639
three_handed/25/order/with: 0 0 0 12 349 639
three_handed/25/order/with: 0 0 0 12 349 639
three_handed/25/order/with: 0 0 0 12 349 639
three_handed/25/order/with: 0 0 0 12 349 639
three_handed/25/call/with: 581 387 32 0 0 0
three_handed/25/call/with: 485 465 45 5 0 0
three_handed/25/call/with: 400 533 57 10 0 0
three_handed/25/call/with: 300 583 117 0 0 0
three_handed/25/call/with: 146 574 255 24 0 0
three_handed/25/call/with: 81 474 398 47 0 0
three_handed/25/call/with: 40 354 505 93 8 0
three_handed/25/call/with: 19 304 512 152 13 0
three_handed/25/call/with: 12 182 526 262 17 0
three_handed/25/call/with: 4 114 523 307 50 1
three_handed/25/call/with: 0 43 423 433 91 10
three_handed/25/call/with: 0 14 361 451 157 17
three_handed/25/call/with: 0 3 214 490 273 21
three_handed/25/call/with: 0 0 107 433 387 73
three_handed/25/call/with: 0 0 63 351 372 215
three_handed/25/call/with: 0 0 48 200 408 344
three_handed/25/call/with: 0 0 24 133 474 369
three_handed/25/call/with: 0 0 0 59 541 400
three_handed/25/call/with: 0 0 0 12 512 476
three_handed/25/call/with: 0 0 0 11 489 500
three_handed/25/call/with: 0 0 0 11 489 500
three_handed/25/call/with: 0 0 0 11 489 500
three_handed/25/call/with: 0 0 0 11 489 500
three_handed/25/call/with: 0 0 0 11 489 500
three_handed/25/call/with: 0 0 0 11 489 500
three_handed/32/order/with: 796 201 3 0 0 0
three_handed/32/order/with: 603 387 10 0 0 0
three_handed/32/order/with: 451 501 46 2 0 0
three_handed/32/order/with: 207 674 115 4 0 0
three_handed/32/order/with: 138 650 198 14 0 0
three_handed/32/order/with: 77 541 353 24 5 0
three_handed/32/order/with: 35 446 438 72 10 0
three_handed/32/order/with: 19 284 565 113 15 4
three_handed/32/order/with: 6 182 583 200 27 2
three_handed/32/order/with: 0 98 524 328 48 2
three_handed/32/order/with: 6 62 411 393 117 12
three_handed/32/order/with: 0 16 289 474 185 36
three_handed/32/order/with: 0 13 204 444 307 31
three_handed/32/order/with: 0 0 73 427 420 80
three_handed/32/order/with: 0 0 33 391 478 98
three_handed/32/order/with: 0 0 14 292 474 220
three_handed/32/order/with: 0 0 0 175 483 343
three_handed/32/order/with: 0 0 0 50 500 450
three_handed/32/order/with: 0 0 0 43 446 511
three_handed/32/order/with: 0 0 0 43 446 511
three_handed/32/order/with: 0 0 0 43 446 511
three_handed/32/order/with: 0 0 0 43 446 511
three_handed/32/order/with: 0 0 0 43 446 511
three_handed/32/order/with: 0 0 0 43 446 511
three_handed/32/order/with: 0 0 0 43 446 511
three_handed/32/call/with: 738 225 38 0 0 0
three_handed/32/call/with: 611 323 66 0 0 0
three_handed/32/call/with: 494 414 92 0 0 0
three_handed/32/call/with: 171 659 159 12 0 0
three_handed/32/call/with: 181 542 256 21 0 0
three_handed/32/call/with: 98 478 357 61 7 0
three_handed/32/call/with: 47 399 453 95 7 0
three_handed/32/call/with: 23 285 529 151 12 0
three_handed/32/call/with: 14 190 539 213 44 0
three_handed/32/call/with: 7 118 481 323 71 0
three_handed/32/call/with: 0 58 399 432 100 11
three_handed/32/call/with: 0 19 335 452 175 20
three_handed/32/call/with: 0 3 201 470 277 50
three_handed/32/call/with: 0 0 108 500 347 45
three_handed/32/call/with: 0 0 50 409 409 133
three_handed/32/call/with: 0 0 9 217 557 217
three_handed/32/call/with: 0 0 10 162 495 333
three_handed/32/call/with: 0 0 10 76 419 495
three_handed/32/call/with: 0 0 9 71 402 518
three_handed/32/call/with: 0 0 9 71 402 518
three_handed/32/call/with: 0 0 9 71 402 518
three_handed/32/call/with: 0 0 9 71 402 518
three_handed/32/call/with: 0 0 9 71 402 518
three_handed/32/call/with: 0 0 9 71 402 518
three_handed/32/call/with: 0 0 9 71 402 518
two_handed/25/order/with: 569 400 31 0 0 0
two_handed/25/order/with: 569 400 31 0 0 0
two_handed/25/order/with: 494 458 48 0 0 0
two_handed/25/order/with: 295 532 129 22 22 0
two_handed/25/order/with: 140 670 140 50 0 0
two_handed/25/order/with: 88 540 327 35 9 0
two_handed/25/order/with: 30 417 417 117 19 0
two_handed/25/order/with: 13 326 453 176 33 0
two_handed/25/order/with: 10 210 510 220 48 3
two_handed/25/order/with: 6 137 482 262 102 10
two_handed/25/order/with: 0 91 359 388 141 22
two_handed/25/order/with: 0 40 347 368 223 22
two_handed/25/order/with: 0 8 255 393 285 58
two_handed/25/order/with: 0 0 142 426 328 105
two_handed/25/order/with: 0 4 113 339 393 152
two_handed/25/order/with: 0 0 42 271 486 201
two_handed/25/order/with: 0 0 7 144 438 412
two_handed/25/order/with: 0 0 0 140 420 440
two_handed/25/order/with: 0 0 0 87 353 560
two_handed/25/order/with: 0 0 0 21 250 729
two_handed/25/order/with: 0 0 0 19 231 750
two_handed/25/order/with: 0 0 0 19 231 750
two_handed/25/order/with: 0 0 0 19 231 750
two_handed/25/order/with: 0 0 0 19 231 750
two_handed/25/order/with: 0 0 0 19 231 750
two_handed/25/call/with: 132 477 291 66 33 0
two_handed/25/call/with: 132 477 291 66 33 0
two_handed/25/call/with: 132 477 291 66 33 0
two_handed/25/call/with: 132 477 291 66 33 0
two_handed/25/call/with: 132 477 291 66 33 0
two_handed/25/call/with: 108 482 302 72 36 0
two_handed/25/call/with: 102 477 273 102 45 0
two_handed/25/call/with: 16 395 380 202 8 0
two_handed/25/call/with: 12 175 528 218 63 4
two_handed/25/call/with: 6 125 422 343 94 9
two_handed/25/call/with: 4 79 374 391 144 9
two_handed/25/call/with: 0 47 300 437 190 27
two_handed/25/call/with: 0 20 223 403 291 63
two_handed/25/call/with: 0 9 144 415 346 86
two_handed/25/call/with: 0 5 92 360 370 173
two_handed/25/call/with: 0 4 28 208 509 251
two_handed/25/call/with: 0 0 25 168 416 391
two_handed/25/call/with: 0 0 8 91 424 477
two_handed/25/call/with: 0 0 4 71 403 522
two_handed/25/call/with: 0 0 0 37 327 636
two_handed/25/call/with: 0 0 0 36 312 652
two_handed/25/call/with: 0 0 0 36 312 652
two_handed/25/call/with: 0 0 0 36 312 652
two_handed/25/call/with: 0 0 0 36 312 652
two_handed/25/call/with: 0 0 0 36 312 652
two_handed/32/order/with: 690 228 54 22 5 0
two_handed/32/order/with: 690 228 54 22 5 0
two_handed/32/order/with: 611 278 65 37 9 0
two_handed/32/order/with: 274 532 121 65 8 0
two_handed/32/order/with: 171 628 152 49 0 0
two_handed/32/order/with: 46 575 290 73 15 0
two_handed/32/order/with: 26 478 343 117 35 0
two_handed/32/order/with: 15 342 465 142 35 0
two_handed/32/order/with: 7 234 427 254 75 3
two_handed/32/order/with: 3 181 404 270 128 15
two_handed/32/order/with: 3 97 403 311 157 29
two_handed/32/order/with: 0 36 349 394 155 66
two_handed/32/order/with: 0 29 256 379 279 57
two_handed/32/order/with: 0 3 166 312 349 169
two_handed/32/order/with: 0 0 96 342 400 162
two_handed/32/order/with: 0 0 73 249 439 239
two_handed/32/order/with: 0 0 15 235 412 338
two_handed/32/order/with: 0 0 10 105 390 495
two_handed/32/order/with: 0 0 5 90 342 563
two_handed/32/order/with: 0 0 0 67 260 673
two_handed/32/order/with: 0 0 0 65 252 682
two_handed/32/order/with: 0 0 0 65 252 682
two_handed/32/order/with: 0 0 0 65 252 682
two_handed/32/order/with: 0 0 0 65 252 682
two_handed/32/order/with: 0 0 0 65 252 682
two_handed/32/call/with: 137 470 291 94 9 0
two_handed/32/call/with: 137 470 291 94 9 0
two_handed/32/call/with: 137 470 291 94 9 0
two_handed/32/call/with: 137 470 291 94 9 0
two_handed/32/call/with: 137 470 291 94 9 0
two_handed/32/call/with: 126 468 297 99 9 0
two_handed/32/call/with: 51 440 315 162 32 0
two_handed/32/call/with: 49 390 309 195 57 0
two_handed/32/call/with: 16 238 426 246 59 16
two_handed/32/call/with: 3 135 435 320 98 9
two_handed/32/call/with: 5 73 386 357 160 19
two_handed/32/call/with: 5 46 281 399 239 30
two_handed/32/call/with: 0 27 223 415 264 70
two_handed/32/call/with: 0 16 157 398 322 107
two_handed/32/call/with: 0 2 85 343 413 157
two_handed/32/call/with: 0 0 33 307 404 256
two_handed/32/call/with: 0 0 34 203 390 373
two_handed/32/call/with: 0 0 30 111 303 556
two_handed/32/call/with: 0 0 23 86 270 621
two_handed/32/call/with: 0 0 11 46 207 736
two_handed/32/call/with: 0 0 11 44 200 744
two_handed/32/call/with: 0 0 11 44 200 744
two_handed/32/call/with: 0 0 11 44 200 744
two_handed/32/call/with: 0 0 11 44 200 744
two_handed/32/call/with: 0 0 11 44 200 744
two_handed/24/order/with: 700 243 49 4 4 0
two_handed/24/order/with: 678 260 56 6 0 0
two_handed/24/order/with: 532 398 60 7 4 0
two_handed/24/order/with: 333 508 132 24 3 0
two_handed/24/order/with: 150 618 190 35 7 0
two_handed/24/order/with: 92 553 275 63 17 0
two_handed/24/order/with: 26 486 350 123 12 1
two_handed/24/order/with: 8 344 432 172 42 3
two_handed/24/order/with: 6 235 465 222 68 4
two_handed/24/order/with: 2 145 451 292 101 10
two_handed/24/order/with: 1 102 394 327 145 31
two_handed/24/order/with: 1 47 343 355 217 37
two_handed/24/order/with: 1 21 269 364 276 69
two_handed/24/order/with: 0 8 154 367 327 145
two_handed/24/order/with: 0 9 102 321 367 200
two_handed/24/order/with: 0 1 42 240 422 295
two_handed/24/order/with: 0 0 22 199 416 362
two_handed/24/order/with: 0 0 9 92 423 476
two_handed/24/order/with: 0 0 4 44 365 588
two_handed/24/order/with: 0 0 0 18 202 780
two_handed/24/order/with: 0 0 0 10 122 867
two_handed/24/order/with: 0 0 0 0 22 978
two_handed/24/order/with: 0 0 0 0 22 978
two_handed/24/order/with: 0 0 0 0 22 978
two_handed/24/order/with: 0 0 0 0 22 978
two_handed/24/call/with: 326 488 116 47 12 12
two_handed/24/call/with: 326 488 116 47 12 12
two_handed/24/call/with: 326 488 116 47 12 12
two_handed/24/call/with: 326 488 116 47 12 12
two_handed/24/call/with: 204 492 220 58 21 5
two_handed/24/call/with: 140 482 281 70 26 0
two_handed/24/call/with: 47 427 376 117 28 5
two_handed/24/call/with: 22 370 405 158 41 3
two_handed/24/call/with: 15 231 446 226 71 10
two_handed/24/call/with: 3 143 443 299 105 6
two_handed/24/call/with: 2 84 375 360 152 27
two_handed/24/call/with: 1 39 297 420 198 45
two_handed/24/call/with: 0 36 242 394 261 68
two_handed/24/call/with: 0 6 141 393 341 119
two_handed/24/call/with: 0 4 84 368 373 171
two_handed/24/call/with: 0 2 52 289 382 274
two_handed/24/call/with: 0 0 35 163 406 397
two_handed/24/call/with: 0 0 12 97 381 510
two_handed/24/call/with: 0 0 4 21 374 601
two_handed/24/call/with: 0 0 0 17 168 815
two_handed/24/call/with: 0 0 0 11 130 859
two_handed/24/call/with: 0 0 0 11 125 864
two_handed/24/call/with: 0 0 0 11 125 864
two_handed/24/call/with: 0 0 0 11 125 864
two_handed/24/call/with: 0 0 0 11 125 864
three_handed/24/order/with: 820 175 5 0 0 0
three_handed/24/order/with: 674 309 17 0 0 0
three_handed/24/order/with: 404 558 37 0 0 0
three_handed/24/order/with: 232 639 127 2 0 0
three_handed/24/order/with: 128 666 201 4 0 0
three_handed/24/order/with: 68 562 348 21 1 0
three_handed/24/order/with: 25 449 466 57 3 0
three_handed/24/order/with: 8 274 590 115 14 0
three_handed/24/order/with: 0 175 604 195 24 2
three_handed/24/order/with: 0 108 532 301 51 7
three_handed/24/order/with: 0 34 476 355 122 13
three_handed/24/order/with: 0 25 346 458 144 26
three_handed/24/order/with: 0 7 228 452 254 59
three_handed/24/order/with: 0 0 97 466 349 88
three_handed/24/order/with: 0 0 36 387 426 151
three_handed/24/order/with: 0 0 15 203 467 314
three_handed/24/order/with: 0 0 0 108 502 389
three_handed/24/order/with: 0 0 0 43 436 521
three_handed/24/order/with: 0 0 0 21 318 661
three_handed/24/order/with: 0 0 0 0 173 827
three_handed/24/order/with: 0 0 0 0 24 976
three_handed/24/order/with: 0 0 0 0 24 976
three_handed/24/order/with: 0 0 0 0 24 976
three_handed/24/order/with: 0 0 0 0 24 976
three_handed/24/order/with: 0 0 0 0 24 976
three_handed/24/call/with: 699 281 20 0 0 0
three_handed/24/call/with: 438 505 57 0 0 0
three_handed/24/call/with: 318 600 82 0 0 0
three_handed/24/call/with: 232 599 156 11 2 0
three_handed/24/call/with: 144 574 266 16 0 0
three_handed/24/call/with: 71 500 383 46 1 0
three_handed/24/call/with: 38 395 476 84 7 1
three_handed/24/call/with: 17 295 526 151 11 0
three_handed/24/call/with: 8 220 543 204 24 1
three_handed/24/call/with: 2 111 546 288 50 3
three_handed/24/call/with: 1 63 427 402 99 8
three_handed/24/call/with: 0 21 309 472 183 16
three_handed/24/call/with: 0 5 202 492 243 58
three_handed/24/call/with: 0 2 79 501 331 86
three_handed/24/call/with: 0 0 39 381 388 192
three_handed/24/call/with: 0 0 17 244 480 259
three_handed/24/call/with: 0 0 4 97 502 397
three_handed/24/call/with: 0 0 0 47 453 500
three_handed/24/call/with: 0 0 0 29 356 615
three_handed/24/call/with: 0 0 0 0 190 810
three_handed/24/call/with: 0 0 0 0 175 825
three_handed/24/call/with: 0 0 0 0 175 825
three_handed/24/call/with: 0 0 0 0 175 825
three_handed/24/call/with: 0 0 0 0 175 825
three_handed/24/call/with: 0 0 0 0 175 825
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
"""
