/**
 * Score vectors: id, eyes Re:Kontra, tricks Re:Kontra (`-`: neither party is without one unless its eyes are 0),
 * levels said Re/Kontra, game, special points Re/Kontra, winner, points of the four seats.
 * Seats 0 and 1 are Re, in a game played alone seat 0; `bock` is a normal game that counts double.
 */
export const DDV_VECTORS = `
  T01 121:119 - 0/0 normal 0/0 re 1/1/-1/-1
  T02 120:120 - 0/0 normal 0/0 ko -2/-2/2/2
  T03 150:90 - 0/0 normal 0/0 re 1/1/-1/-1
  T04 151:89 - 0/0 normal 0/0 re 2/2/-2/-2
  T05 181:59 - 0/0 normal 0/0 re 3/3/-3/-3
  T06 211:29 - 0/0 normal 0/0 re 4/4/-4/-4
  T07 240:0 12:0 0/0 normal 0/0 re 5/5/-5/-5
  T08 240:0 11:1 0/0 normal 0/0 re 4/4/-4/-4
  T09 89:151 - 0/0 normal 0/0 ko -3/-3/3/3
  T10 0:240 0:12 0/0 normal 0/0 ko -6/-6/6/6
  T11 121:119 - 1/0 normal 0/0 re 3/3/-3/-3
  T12 120:120 - 1/0 normal 0/0 ko -4/-4/4/4
  T13 120:120 - 0/1 normal 0/0 re 3/3/-3/-3
  T14 119:121 - 0/1 normal 0/0 ko -4/-4/4/4
  T15 120:120 - 1/1 normal 0/0 ko -6/-6/6/6
  T16 121:119 - 1/1 normal 0/0 re 5/5/-5/-5
  T17 89:151 - 1/1 normal 0/0 ko -7/-7/7/7
  T18 151:89 - 2/0 normal 0/0 re 5/5/-5/-5
  T19 150:90 - 2/0 normal 0/0 ko -5/-5/5/5
  T20 120:120 - 2/0 normal 0/0 ko -6/-6/6/6
  T21 195:45 - 2/0 normal 0/0 re 6/6/-6/-6
  T22 170:70 - 3/1 normal 0/0 ko -8/-8/8/8
  T23 150:90 - 3/0 normal 0/0 ko -7/-7/7/7
  T24 115:125 - 3/0 normal 0/0 ko -8/-8/8/8
  T25 210:30 - 4/0 normal 0/0 ko -7/-7/7/7
  T26 240:0 12:0 5/0 normal 0/0 re 11/11/-11/-11
  T27 240:0 11:1 5/0 normal 0/0 ko -8/-8/8/8
  T28 210:30 - 5/0 normal 0/0 ko -9/-9/9/9
  T29 90:150 - 0/2 normal 0/0 re 4/4/-4/-4
  T30 89:151 - 0/2 normal 0/0 ko -6/-6/6/6
  T31 120:120 - 0/2 normal 0/0 re 5/5/-5/-5
  T32 185:55 - 0/3 normal 0/0 re 9/9/-9/-9
  T33 151:89 - 2/2 normal 0/0 re 9/9/-9/-9
  T34 130:110 - 2/2 normal 0/0 none 1/1/-1/-1
  T35 120:120 - 2/2 normal 0/0 none 0/0/0/0
  T36 115:125 - 2/2 normal 0/0 none -1/-1/1/1
  T37 170:70 - 3/2 normal 0/0 none 2/2/-2/-2
  T38 181:59 - 3/2 normal 0/0 re 11/11/-11/-11
  T39 215:25 11:1 5/2 normal 0/0 none 4/4/-4/-4
  T40 100:140 - 3/3 normal 0/0 none -1/-1/1/1
  T41 121:119 - 0/0 normal 1/1 re 1/1/-1/-1
  T42 130:110 - 0/0 normal 0/3 re -2/-2/2/2
  T43 110:130 - 0/0 normal 1/0 ko -1/-1/1/1
  T44 130:110 - 2/2 normal 0/1 none 0/0/0/0
  T45 105:135 - 0/0 hochzeit 0/0 ko -2/-2/2/2
  T46 121:119 - 0/0 karosolo 0/0 re 3/-1/-1/-1
  T47 120:120 - 0/0 karosolo 0/0 ko -3/1/1/1
  T48 120:120 - 0/1 karosolo 0/0 re 9/-3/-3/-3
  T49 100:140 - 1/0 karosolo 0/0 ko -9/3/3/3
  T50 151:89 - 2/0 karosolo 0/0 re 15/-5/-5/-5
  T51 155:85 - 0/0 stille-hochzeit 0/0 re 6/-2/-2/-2
  T52 130:110 - 2/2 karosolo 0/0 none 3/-1/-1/-1
  T53 240:0 12:0 5/0 karosolo 0/0 re 33/-11/-11/-11
  T54 85:155 - 0/0 karosolo 0/0 ko -6/2/2/2
`

/** Read with \`kontraWinPoint: always\`; S0-20 without special points in a stille Hochzeit. */
export const HAUSRUNDE_VECTORS = `
  S0-01 130:110 - 0/0 normal 0/0 re 1/1/-1/-1
  S0-02 110:130 - 0/0 normal 0/0 ko -2/-2/2/2
  S0-03 120:120 - 0/0 normal 0/0 ko -2/-2/2/2
  S0-04 120:120 - 0/1 normal 0/0 re 2/2/-2/-2
  S0-05 120:120 - 1/1 normal 0/0 ko -4/-4/4/4
  S0-06 130:110 - 1/0 normal 0/0 re 2/2/-2/-2
  S0-07 155:85 - 2/0 normal 0/0 re 4/4/-4/-4
  S0-08 85:155 - 0/2 normal 0/0 ko -5/-5/5/5
  S0-09 140:100 - 2/0 normal 0/0 ko -4/-4/4/4
  S0-10 130:110 - 0/0 normal 0/1 re 0/0/0/0
  S0-11 185:55 - 0/0 normal 1/0 re 4/4/-4/-4
  S0-12 240:0 - 0/0 normal 0/0 re 5/5/-5/-5
  S0-13 130:110 - 0/0 damensolo 0/0 re 3/-1/-1/-1
  S0-14 110:130 - 0/0 damensolo 0/0 ko -6/2/2/2
  S0-15 155:85 - 1/0 bubensolo 0/0 re 9/-3/-3/-3
  S0-16 130:110 - 0/0 fleischlos 0/1 re 3/-1/-1/-1
  S0-17 125:115 - 0/0 armut 0/0 re 1/1/-1/-1
  S0-18 115:125 - 0/0 armut 0/0 ko -2/-2/2/2
  S0-19 170:70 - 3/1 normal 0/0 ko -6/-6/6/6
  S0-20 125:115 - 0/0 stille-hochzeit 1/0 re 3/-1/-1/-1
  S0-21 185:55 - 0/0 bock 0/0 re 6/6/-6/-6
  S0-22 130:110 - 0/0 normal 1/0 re 2/2/-2/-2
`

/** The three that come out differently with \`kontraWinPoint: unlessAnnounced\`. */
export const HAUSRUNDE_UNLESS_ANNOUNCED_VECTORS = `
  S0-05 120:120 - 1/1 normal 0/0 ko -3/-3/3/3
  S0-08 85:155 - 0/2 normal 0/0 ko -4/-4/4/4
  S0-19 170:70 - 3/1 normal 0/0 ko -5/-5/5/5
`

export const WILLI_VECTORS = `
  S3-01 121:119 - 0/0 normal 0/0 re 0/0/1/1
  S3-02 120:120 - 0/0 normal 0/0 ko 2/2/0/0
  S3-03 155:85 - 0/0 normal 0/0 re 0/0/2/2
  S3-04 185:55 - 0/0 normal 0/0 re 0/0/3/3
  S3-05 215:25 - 0/0 normal 0/0 re 0/0/4/4
  S3-06 240:0 - 0/0 normal 0/0 re 0/0/5/5
  S3-07 85:155 - 0/0 normal 0/0 ko 3/3/0/0
  S3-08 130:110 - 1/0 normal 0/0 re 0/0/4/4
  S3-09 110:130 - 0/1 normal 0/0 ko 6/6/0/0
  S3-10 100:140 - 1/0 normal 0/0 ko 12/12/0/0
  S3-11 130:110 - 0/1 normal 0/0 re 0/0/8/8
  S3-12 155:85 - 2/0 normal 0/0 re 0/0/10/10
  S3-13 190:50 - 3/0 normal 0/0 re 0/0/14/14
  S3-14 140:100 - 2/0 normal 0/0 ko 24/24/0/0
  S3-15 130:110 - 1/1 normal 0/0 re 0/0/24/24
  S3-16 130:110 - 0/0 normal 0/1 re 0/0/0/0
  S3-17 130:110 - 0/0 normal 1/0 re 0/0/2/2
  S3-18 100:140 - 0/0 damensolo 0/0 ko 1/0/0/0
  S3-19 155:85 - 0/0 bubensolo 0/0 re 0/2/2/2
  S3-20 110:130 - 0/0 stille-hochzeit 0/0 ko 2/0/0/0
`
