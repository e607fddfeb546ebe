"""The fitted worth of hands; python -m lab.worth 6000 wrote this file.

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
euchre/24/order/0/with: 99 106 66 47 38 38 45 29 29 -1 -1 23
euchre/24/order/0/alone: -22 142 96 79 69 61 46 50 39 13 4 19
euchre/24/order/1/with: 234 80 50 34 32 30 17 33 18 7 4 7
euchre/24/order/1/alone: -28 141 105 90 85 81 18 75 60 21 8 14
euchre/24/order/2/with: 61 123 71 61 49 53 27 50 37 6 2 10
euchre/24/order/2/alone: -32 127 98 84 70 68 14 58 43 12 4 13
euchre/24/order/3/with: 106 116 77 61 54 50 6 44 39 5 6 24
euchre/24/order/3/alone: -45 157 102 89 81 77 19 72 63 19 10 25
euchre/24/call/0/with: 98 114 74 65 52 49 18 46 44 13 2 24
euchre/24/call/0/alone: -57 160 102 90 81 72 25 65 67 27 9 32
euchre/24/call/1/with: 128 108 73 61 50 38 9 40 34 8 2 17
euchre/24/call/1/alone: -57 153 106 95 81 72 13 66 65 23 11 28
euchre/24/call/2/with: 69 129 89 67 63 59 -5 53 54 10 4 22
euchre/24/call/2/alone: -64 156 109 95 84 79 6 70 67 23 12 25
euchre/24/call/3/with: 117 113 81 61 48 46 4 42 39 5 3 23
euchre/24/call/3/alone: -41 154 106 92 78 73 12 69 63 23 10 24
euchre/25/order/0/with: 102 101 59 55 43 38 30 25 27 -5 2 24
euchre/25/order/0/alone: -27 141 95 79 69 63 30 46 35 10 9 23
euchre/25/order/1/with: 218 100 52 46 34 27 20 35 23 5 -2 6
euchre/25/order/1/alone: -32 138 106 89 81 68 25 70 62 16 9 19
euchre/25/order/2/with: 77 113 72 66 39 46 21 45 34 4 -1 15
euchre/25/order/2/alone: -30 126 92 79 67 60 26 55 38 8 3 19
euchre/25/order/3/with: 130 116 79 69 53 54 11 41 29 -3 1 10
euchre/25/order/3/alone: -17 155 103 82 73 74 12 62 54 14 5 16
euchre/25/call/0/with: 108 109 80 57 54 44 15 41 37 5 1 21
euchre/25/call/0/alone: -41 156 107 82 78 68 22 55 54 19 12 31
euchre/25/call/1/with: 145 108 69 51 50 33 2 23 28 1 5 22
euchre/25/call/1/alone: -40 153 105 87 77 66 10 55 59 18 12 26
euchre/25/call/2/with: 84 122 91 63 56 51 -4 47 44 6 8 20
euchre/25/call/2/alone: -52 157 113 88 75 71 2 59 58 20 12 26
euchre/25/call/3/with: 122 105 72 69 56 39 22 43 30 3 3 21
euchre/25/call/3/alone: -29 144 103 91 68 64 15 60 53 18 15 29
euchre/32/order/0/with: 113 95 55 54 36 39 50 22 31 8 -1 27
euchre/32/order/0/alone: 3 137 91 81 68 64 37 47 38 14 6 15
euchre/32/order/1/with: 229 81 42 35 35 40 33 31 30 7 -1 12
euchre/32/order/1/alone: -5 138 97 91 90 75 1 73 62 20 12 9
euchre/32/order/2/with: 91 100 73 61 51 42 37 40 32 16 -3 12
euchre/32/order/2/alone: -14 130 98 86 74 62 19 55 40 16 6 12
euchre/32/order/3/with: 122 109 74 63 52 42 -1 35 38 12 2 29
euchre/32/order/3/alone: 7 140 99 77 81 70 1 56 53 21 15 23
euchre/32/call/0/with: 140 102 75 52 55 50 4 34 35 12 4 20
euchre/32/call/0/alone: -17 153 105 86 78 72 8 61 58 28 15 24
euchre/32/call/1/with: 109 106 79 82 58 62 -9 44 39 15 10 18
euchre/32/call/1/alone: -37 141 105 109 84 78 1 69 60 26 19 21
euchre/32/call/2/with: 106 99 81 65 74 48 -4 43 46 24 9 22
euchre/32/call/2/alone: -22 138 102 88 91 77 13 64 60 28 19 18
euchre/32/call/3/with: 121 109 80 60 63 52 -7 44 35 11 10 22
euchre/32/call/3/alone: -8 141 97 88 89 67 23 64 53 29 26 20
euchre/24/call/0/with/NT: 140 0 0 0 0 0 0 0 91 15 9 20
euchre/24/call/0/alone/NT: -20 0 0 0 0 0 0 0 126 52 27 26
euchre/24/call/1/with/NT: 166 0 0 0 0 0 0 0 76 17 4 2
euchre/24/call/1/alone/NT: 18 0 0 0 0 0 0 0 117 43 19 -5
euchre/24/call/2/with/NT: 152 0 0 0 0 0 0 0 79 21 10 12
euchre/24/call/2/alone/NT: 18 0 0 0 0 0 0 0 113 42 19 -3
euchre/24/call/3/with/NT: 164 0 0 0 0 0 0 0 82 10 8 0
euchre/24/call/3/alone/NT: 27 0 0 0 0 0 0 0 118 43 22 -3
napoleon/52/auction/4/with: 13 123 96 77 74 64 0 52 60 35 27 19
napoleon/52/auction/2/with: 229 56 50 41 40 41 13 24 42 31 27 16
napoleon/52/auction/3/with: 153 71 56 40 40 40 6 21 47 44 19 19
napoleon/52/auction/5/with: 65 88 60 36 39 25 -9 14 48 37 17 38
napoleon/52/auction/6/with: 46 92 44 47 42 25 40 16 49 28 10 32
napoleon/52/auction/7/with: 24 104 52 42 40 30 22 16 39 23 8 34
"""

SPREADS: Final = """
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
euchre/24/call/with: 116 395 279 140 70 0
euchre/24/call/with: 116 395 279 140 70 0
euchre/24/call/with: 116 395 279 140 70 0
euchre/24/call/with: 116 395 279 140 70 0
euchre/24/call/with: 163 397 220 107 82 31
euchre/24/call/with: 181 399 199 96 85 41
euchre/24/call/with: 84 386 301 139 68 21
euchre/24/call/with: 81 346 299 166 85 24
euchre/24/call/with: 63 276 334 206 89 31
euchre/24/call/with: 29 199 354 243 136 40
euchre/24/call/with: 10 155 329 282 171 53
euchre/24/call/with: 2 98 308 324 190 78
euchre/24/call/with: 1 42 255 375 243 85
euchre/24/call/with: 0 16 176 361 305 141
euchre/24/call/with: 0 6 107 337 362 188
euchre/24/call/with: 0 0 37 285 399 278
euchre/24/call/with: 0 0 16 145 446 393
euchre/24/call/with: 0 0 5 74 415 505
euchre/24/call/with: 0 0 0 13 392 595
euchre/24/call/with: 0 0 0 10 335 655
euchre/24/call/with: 0 0 0 0 159 841
euchre/24/call/with: 0 0 0 0 159 841
euchre/24/call/with: 0 0 0 0 159 841
euchre/24/call/with: 0 0 0 0 159 841
euchre/24/call/with: 0 0 0 0 159 841
euchre/24/call/alone: 706 282 12 0 0 0
euchre/24/call/alone: 374 573 52 0 0 0
euchre/24/call/alone: 331 560 105 4 0 0
euchre/24/call/alone: 219 588 185 8 0 0
euchre/24/call/alone: 171 560 254 16 0 0
euchre/24/call/alone: 68 538 352 41 0 0
euchre/24/call/alone: 41 409 459 85 7 0
euchre/24/call/alone: 16 313 531 130 9 1
euchre/24/call/alone: 4 210 545 208 31 1
euchre/24/call/alone: 1 117 531 297 49 4
euchre/24/call/alone: 0 64 414 412 101 8
euchre/24/call/alone: 0 27 312 467 177 17
euchre/24/call/alone: 0 13 188 487 262 50
euchre/24/call/alone: 0 1 126 456 336 81
euchre/24/call/alone: 0 0 41 332 456 171
euchre/24/call/alone: 0 0 13 194 504 289
euchre/24/call/alone: 0 0 12 97 479 412
euchre/24/call/alone: 0 0 0 32 527 441
euchre/24/call/alone: 0 0 0 8 346 646
euchre/24/call/alone: 0 0 0 5 261 734
euchre/24/call/alone: 0 0 0 5 251 744
euchre/24/call/alone: 0 0 0 5 251 744
euchre/24/call/alone: 0 0 0 5 251 744
euchre/24/call/alone: 0 0 0 5 251 744
euchre/24/call/alone: 0 0 0 5 251 744
euchre/32/order/with: 214 411 262 68 39 6
euchre/32/order/with: 214 411 262 68 39 6
euchre/32/order/with: 214 411 262 68 39 6
euchre/32/order/with: 214 411 262 68 39 6
euchre/32/order/with: 207 389 288 70 42 4
euchre/32/order/with: 202 414 219 95 45 25
euchre/32/order/with: 150 398 292 107 37 16
euchre/32/order/with: 95 331 331 151 69 23
euchre/32/order/with: 41 279 369 219 71 21
euchre/32/order/with: 24 210 368 267 102 29
euchre/32/order/with: 12 147 338 282 161 59
euchre/32/order/with: 5 89 286 295 238 88
euchre/32/order/with: 5 53 227 370 236 109
euchre/32/order/with: 0 18 159 362 301 159
euchre/32/order/with: 2 5 104 351 353 185
euchre/32/order/with: 0 0 66 230 447 257
euchre/32/order/with: 0 0 62 179 375 384
euchre/32/order/with: 0 0 32 124 422 422
euchre/32/order/with: 0 0 0 66 443 492
euchre/32/order/with: 0 0 0 63 425 512
euchre/32/order/with: 0 0 0 63 425 512
euchre/32/order/with: 0 0 0 63 425 512
euchre/32/order/with: 0 0 0 63 425 512
euchre/32/order/with: 0 0 0 63 425 512
euchre/32/order/with: 0 0 0 63 425 512
euchre/32/order/alone: 814 183 3 0 0 0
euchre/32/order/alone: 659 313 28 0 0 0
euchre/32/order/alone: 417 510 73 0 0 0
euchre/32/order/alone: 242 644 108 5 1 0
euchre/32/order/alone: 148 611 233 9 0 0
euchre/32/order/alone: 71 546 347 35 1 0
euchre/32/order/alone: 54 426 437 71 12 0
euchre/32/order/alone: 12 308 546 119 13 3
euchre/32/order/alone: 8 190 571 197 31 3
euchre/32/order/alone: 2 122 505 292 75 3
euchre/32/order/alone: 0 31 439 439 83 9
euchre/32/order/alone: 0 22 314 471 157 35
euchre/32/order/alone: 0 4 227 417 299 53
euchre/32/order/alone: 0 0 95 450 328 127
euchre/32/order/alone: 0 0 62 348 446 143
euchre/32/order/alone: 0 0 37 207 476 280
euchre/32/order/alone: 0 0 25 143 516 317
euchre/32/order/alone: 0 0 11 75 516 398
euchre/32/order/alone: 0 0 10 67 481 442
euchre/32/order/alone: 0 0 10 67 481 442
euchre/32/order/alone: 0 0 10 67 481 442
euchre/32/order/alone: 0 0 10 67 481 442
euchre/32/order/alone: 0 0 10 67 481 442
euchre/32/order/alone: 0 0 10 67 481 442
euchre/32/order/alone: 0 0 10 67 481 442
euchre/32/call/with: 112 483 191 135 56 22
euchre/32/call/with: 112 483 191 135 56 22
euchre/32/call/with: 112 483 191 135 56 22
euchre/32/call/with: 112 483 191 135 56 22
euchre/32/call/with: 112 483 191 135 56 22
euchre/32/call/with: 108 420 238 121 78 35
euchre/32/call/with: 106 380 268 113 92 42
euchre/32/call/with: 77 364 308 142 81 28
euchre/32/call/with: 63 287 301 238 85 27
euchre/32/call/with: 28 204 344 263 125 37
euchre/32/call/with: 10 138 333 298 175 46
euchre/32/call/with: 4 80 328 319 205 64
euchre/32/call/with: 3 40 239 350 282 85
euchre/32/call/with: 0 23 162 374 329 111
euchre/32/call/with: 0 11 98 318 379 194
euchre/32/call/with: 0 3 50 279 421 248
euchre/32/call/with: 0 0 0 181 452 367
euchre/32/call/with: 0 0 0 105 419 477
euchre/32/call/with: 0 0 0 79 405 516
euchre/32/call/with: 0 0 0 78 398 523
euchre/32/call/with: 0 0 0 78 398 523
euchre/32/call/with: 0 0 0 78 398 523
euchre/32/call/with: 0 0 0 78 398 523
euchre/32/call/with: 0 0 0 78 398 523
euchre/32/call/with: 0 0 0 78 398 523
euchre/32/call/alone: 580 376 45 0 0 0
euchre/32/call/alone: 425 512 62 0 0 0
euchre/32/call/alone: 352 552 88 8 0 0
euchre/32/call/alone: 235 598 157 10 0 0
euchre/32/call/alone: 183 532 267 18 0 0
euchre/32/call/alone: 100 485 375 39 2 0
euchre/32/call/alone: 50 396 459 83 10 3
euchre/32/call/alone: 16 287 540 138 19 0
euchre/32/call/alone: 9 194 526 227 44 0
euchre/32/call/alone: 4 114 502 306 69 5
euchre/32/call/alone: 1 66 407 403 113 10
euchre/32/call/alone: 0 33 296 498 163 10
euchre/32/call/alone: 0 16 164 499 275 46
euchre/32/call/alone: 0 0 128 419 369 84
euchre/32/call/alone: 0 5 28 343 444 181
euchre/32/call/alone: 0 0 0 261 503 236
euchre/32/call/alone: 0 0 0 185 481 333
euchre/32/call/alone: 0 0 0 70 465 465
euchre/32/call/alone: 0 0 0 67 463 470
euchre/32/call/alone: 0 0 0 66 456 478
euchre/32/call/alone: 0 0 0 66 456 478
euchre/32/call/alone: 0 0 0 66 456 478
euchre/32/call/alone: 0 0 0 66 456 478
euchre/32/call/alone: 0 0 0 66 456 478
euchre/32/call/alone: 0 0 0 66 456 478
euchre/25/order/with: 283 480 189 16 24 8
euchre/25/order/with: 283 480 189 16 24 8
euchre/25/order/with: 283 480 189 16 24 8
euchre/25/order/with: 283 480 189 16 24 8
euchre/25/order/with: 275 369 184 97 45 29
euchre/25/order/with: 207 411 235 90 49 8
euchre/25/order/with: 177 390 245 117 57 14
euchre/25/order/with: 99 374 304 165 47 11
euchre/25/order/with: 40 255 397 194 74 40
euchre/25/order/with: 9 212 361 229 129 60
euchre/25/order/with: 13 138 380 248 161 61
euchre/25/order/with: 2 93 321 309 196 79
euchre/25/order/with: 0 34 308 321 222 115
euchre/25/order/with: 0 26 186 328 311 149
euchre/25/order/with: 0 8 83 273 383 253
euchre/25/order/with: 0 0 59 283 369 290
euchre/25/order/with: 0 0 13 212 410 365
euchre/25/order/with: 0 0 10 76 429 486
euchre/25/order/with: 0 0 6 45 392 557
euchre/25/order/with: 0 0 5 43 372 580
euchre/25/order/with: 0 0 0 0 301 699
euchre/25/order/with: 0 0 0 0 301 699
euchre/25/order/with: 0 0 0 0 301 699
euchre/25/order/with: 0 0 0 0 301 699
euchre/25/order/with: 0 0 0 0 301 699
euchre/25/order/alone: 829 166 5 0 0 0
euchre/25/order/alone: 657 330 13 0 0 0
euchre/25/order/alone: 391 565 43 1 0 0
euchre/25/order/alone: 252 620 128 0 0 0
euchre/25/order/alone: 144 634 217 6 0 0
euchre/25/order/alone: 64 553 357 24 1 0
euchre/25/order/alone: 21 415 492 64 8 0
euchre/25/order/alone: 7 302 553 133 3 1
euchre/25/order/alone: 0 195 556 226 24 0
euchre/25/order/alone: 4 98 553 294 51 0
euchre/25/order/alone: 0 47 411 441 91 10
euchre/25/order/alone: 0 15 330 465 164 26
euchre/25/order/alone: 0 4 190 459 302 45
euchre/25/order/alone: 0 0 70 497 342 91
euchre/25/order/alone: 0 0 21 386 393 200
euchre/25/order/alone: 0 0 0 241 506 253
euchre/25/order/alone: 0 0 0 128 505 367
euchre/25/order/alone: 0 0 0 39 472 488
euchre/25/order/alone: 0 0 0 34 408 558
euchre/25/order/alone: 0 0 0 34 405 561
euchre/25/order/alone: 0 0 0 34 405 561
euchre/25/order/alone: 0 0 0 34 405 561
euchre/25/order/alone: 0 0 0 34 405 561
euchre/25/order/alone: 0 0 0 34 405 561
euchre/25/order/alone: 0 0 0 34 405 561
euchre/25/call/with: 114 379 299 114 62 33
euchre/25/call/with: 114 379 299 114 62 33
euchre/25/call/with: 114 379 299 114 62 33
euchre/25/call/with: 114 379 299 114 62 33
euchre/25/call/with: 114 379 299 114 62 33
euchre/25/call/with: 116 377 295 116 63 34
euchre/25/call/with: 108 360 309 115 65 43
euchre/25/call/with: 102 345 253 175 86 39
euchre/25/call/with: 42 292 336 210 94 26
euchre/25/call/with: 29 202 362 229 144 35
euchre/25/call/with: 11 151 310 313 164 51
euchre/25/call/with: 4 90 294 331 212 69
euchre/25/call/with: 2 45 247 369 262 75
euchre/25/call/with: 0 16 168 352 335 128
euchre/25/call/with: 0 2 114 294 408 182
euchre/25/call/with: 0 0 47 306 404 244
euchre/25/call/with: 0 0 9 144 479 367
euchre/25/call/with: 0 0 0 66 451 484
euchre/25/call/with: 0 0 0 46 383 571
euchre/25/call/with: 0 0 0 12 250 738
euchre/25/call/with: 0 0 0 12 247 741
euchre/25/call/with: 0 0 0 12 247 741
euchre/25/call/with: 0 0 0 12 247 741
euchre/25/call/with: 0 0 0 12 247 741
euchre/25/call/with: 0 0 0 12 247 741
euchre/25/call/alone: 587 393 20 0 0 0
euchre/25/call/alone: 490 490 20 0 0 0
euchre/25/call/alone: 409 518 73 0 0 0
euchre/25/call/alone: 281 575 140 3 0 0
euchre/25/call/alone: 160 533 285 22 0 0
euchre/25/call/alone: 62 540 345 52 1 0
euchre/25/call/alone: 33 408 464 88 7 0
euchre/25/call/alone: 15 280 541 150 13 1
euchre/25/call/alone: 7 204 537 218 32 1
euchre/25/call/alone: 6 117 495 338 42 3
euchre/25/call/alone: 2 56 375 458 108 2
euchre/25/call/alone: 0 22 317 493 152 16
euchre/25/call/alone: 0 0 225 454 278 44
euchre/25/call/alone: 0 0 132 404 377 87
euchre/25/call/alone: 0 0 50 368 430 153
euchre/25/call/alone: 0 0 28 196 490 287
euchre/25/call/alone: 0 0 10 115 577 298
euchre/25/call/alone: 0 0 5 87 485 423
euchre/25/call/alone: 0 0 0 45 333 622
euchre/25/call/alone: 0 0 0 43 316 641
euchre/25/call/alone: 0 0 0 43 316 641
euchre/25/call/alone: 0 0 0 43 316 641
euchre/25/call/alone: 0 0 0 43 316 641
euchre/25/call/alone: 0 0 0 43 316 641
euchre/25/call/alone: 0 0 0 43 316 641
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
euchre/24/order/with: 354 367 154 46 42 38
euchre/24/order/with: 354 367 154 46 42 38
euchre/24/order/with: 354 367 154 46 42 38
euchre/24/order/with: 283 434 161 79 40 2
euchre/24/order/with: 294 409 165 62 50 21
euchre/24/order/with: 223 406 237 85 37 10
euchre/24/order/with: 156 412 269 101 48 13
euchre/24/order/with: 79 350 334 168 54 16
euchre/24/order/with: 30 294 382 201 75 17
euchre/24/order/with: 11 213 372 241 117 47
euchre/24/order/with: 10 138 361 258 167 66
euchre/24/order/with: 4 101 319 266 208 102
euchre/24/order/with: 2 53 255 326 245 119
euchre/24/order/with: 1 21 211 320 290 157
euchre/24/order/with: 0 7 105 299 383 205
euchre/24/order/with: 0 0 48 270 393 290
euchre/24/order/with: 0 0 8 141 451 400
euchre/24/order/with: 0 0 4 108 386 502
euchre/24/order/with: 0 0 0 23 349 629
euchre/24/order/with: 0 0 0 16 263 720
euchre/24/order/with: 0 0 0 0 33 967
euchre/24/order/with: 0 0 0 0 33 967
euchre/24/order/with: 0 0 0 0 33 967
euchre/24/order/with: 0 0 0 0 33 967
euchre/24/order/with: 0 0 0 0 33 967
euchre/24/order/alone: 840 156 5 0 0 0
euchre/24/order/alone: 651 330 19 1 0 0
euchre/24/order/alone: 382 552 63 2 0 0
euchre/24/order/alone: 250 630 117 3 0 0
euchre/24/order/alone: 127 656 203 13 0 0
euchre/24/order/alone: 66 577 328 26 2 0
euchre/24/order/alone: 24 469 443 63 2 0
euchre/24/order/alone: 11 308 551 119 11 1
euchre/24/order/alone: 3 184 568 213 31 1
euchre/24/order/alone: 1 107 525 308 54 4
euchre/24/order/alone: 0 46 469 365 105 16
euchre/24/order/alone: 0 17 330 424 198 30
euchre/24/order/alone: 0 4 207 478 245 67
euchre/24/order/alone: 0 2 86 442 371 100
euchre/24/order/alone: 0 0 49 350 419 182
euchre/24/order/alone: 0 0 0 226 486 288
euchre/24/order/alone: 0 0 0 118 473 408
euchre/24/order/alone: 0 0 0 57 419 524
euchre/24/order/alone: 0 0 0 8 347 645
euchre/24/order/alone: 0 0 0 5 241 754
euchre/24/order/alone: 0 0 0 0 25 975
euchre/24/order/alone: 0 0 0 0 22 978
euchre/24/order/alone: 0 0 0 0 22 978
euchre/24/order/alone: 0 0 0 0 22 978
euchre/24/order/alone: 0 0 0 0 22 978
"""
