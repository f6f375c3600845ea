import { group, n, path, rect, text } from './svg.ts'

const SQUARE = 41
const [LEFT, TOP] = [84, 8]

/** Outlines of the pieces on a square of 40 by 40. */
const PIECES: Readonly<Record<string, string>> = {
  p: 'M20 8a6 6 0 0 1 4 10.5l-1 .5c4 3 5 8 5 12h3v4h-22v-4h3c0-4 1-9 5-12l-1-.5a6 6 0 0 1 4-10.5z',
  r: 'M9 7h5v4h4v-4h4v4h4v-4h5v9l-4 3v10l4 3v4h-22v-4l4-3v-10l-4-3z',
  n: 'M13 35c0-8 8-9 8-15c-3 3-6 3-8 5c-2 2-5 1-5-2c3-4 4-9 8-12l1-5l4 4c8 1 11 9 11 25z',
  b: 'M20 5a3 3 0 0 1 2 5.2c5 4 7 8 6 12c0 2-2 4-3 5l1 3h4v5h-20v-5h4l1-3c-1-1-3-3-3-5c-1-4 1-8 6-12a3 3 0 0 1 2-5.2z',
  q: 'M6 12a2.5 2.5 0 1 1 3 1.5l5 8l1-11a2.5 2.5 0 1 1 3-.5l2 10l2-10a2.5 2.5 0 1 1 3 .5l1 11l5-8a2.5 2.5 0 1 1 3-1.5l-5 16l1 3v4h-20v-4l1-3z',
  k: 'M18.5 4h3v3h3v3h-3v4c4-2 10-1 10 5c0 4-4 6-6 9l1 3v4h-17v-4l1-3c-2-3-6-5-6-9c0-6 6-7 10-5v-4h-3v-3h3z',
}

const FILES = 'abcdefgh'

/** The corner of a square such as 'e4'. */
const cornerOf = (square: string): [number, number] => [
  LEFT + FILES.indexOf(square[0] ?? 'a') * SQUARE,
  TOP + (8 - Number(square[1])) * SQUARE,
]

const piece = (letter: string, square: string): string => {
  const [x, y] = cornerOf(square)
  const isWhite = letter === letter.toUpperCase()
  return group({ transform: `translate(${n(x + 0.5)} ${n(y + 0.5)})` }, [
    path(PIECES[letter.toLowerCase()] ?? '', {
      fill: isWhite ? '#ffffff' : '#23303b',
      stroke: isWhite ? '#23303b' : '#e8edf1',
      'stroke-width': 1.6,
      'stroke-linejoin': 'round',
    }),
  ])
}

/** The pieces of a position, from the first field of a FEN. */
const piecesOf = (fen: string): [letter: string, square: string][] =>
  fen.split('/').flatMap((row, at) => {
    let file = 0
    const found: [string, string][] = []
    for (const sign of row)
      if (/\d/.test(sign)) file += Number(sign)
      else {
        found.push([sign, `${FILES[file]}${8 - at}`])
        file += 1
      }
    return found
  })

export const isPosition = (of: string): boolean => {
  const rows = (of.split(' ')[0] ?? '').split('/')
  return (
    rows.length === 8 &&
    rows.every((row) => [...row].reduce((sum, sign) => sum + (Number(sign) || 1), 0) === 8)
  )
}

/** A position, white at the bottom: the first field of a FEN, then the squares that are yellow. */
export const drawPosition = (of: string): string[] => {
  const [fen = '', ...marked] = of.split(' ')
  const squares = [...FILES].flatMap((file, x) =>
    [1, 2, 3, 4, 5, 6, 7, 8].map((rank) => {
      const [left, top] = cornerOf(`${file}${rank}`)
      const plain = (x + rank) % 2 === 0 ? '#f1e3c6' : '#b98d5c'
      return rect(left, top, SQUARE, SQUARE, { fill: marked.includes(`${file}${rank}`) ? '#f2c53d' : plain })
    }),
  )
  const label = { fill: '#6b5c48' }
  return [
    ...squares,
    ...[...FILES].map((file, x) => text(LEFT + (x + 0.5) * SQUARE, 348, 13, file, label)),
    ...[1, 2, 3, 4, 5, 6, 7, 8].map((rank) => text(72, TOP + (8.5 - rank) * SQUARE, 13, `${rank}`, label)),
    ...piecesOf(fen).map(([letter, square]) => piece(letter, square)),
  ]
}
