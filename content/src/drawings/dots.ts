import { circle, INK, rect } from './svg.ts'

/** The raised dots of each letter in braille: 1 to 3 down the left, 4 to 6 down the right. */
const BRAILLE: Readonly<Record<string, string>> = {
  ...{ A: '1', B: '12', C: '14', D: '145', E: '15', F: '124', G: '1245', H: '125', I: '24', J: '245' },
  ...{
    K: '13',
    L: '123',
    M: '134',
    N: '1345',
    O: '135',
    P: '1234',
    Q: '12345',
    R: '1235',
    S: '234',
    T: '2345',
  },
  ...{ U: '136', V: '1236', W: '2456', X: '1346', Y: '13456', Z: '1356' },
}

const MORSE: Readonly<Record<string, string>> = {
  ...{ A: '.-', B: '-...', C: '-.-.', D: '-..', E: '.', F: '..-.', G: '--.', H: '....', I: '..', J: '.---' },
  ...{ K: '-.-', L: '.-..', M: '--', N: '-.', O: '---', P: '.--.', Q: '--.-', R: '.-.', S: '...', T: '-' },
  ...{ U: '..-', V: '...-', W: '.--', X: '-..-', Y: '-.--', Z: '--..' },
}

/** A word in braille. */
export const drawBraille = (word: string): string[] => {
  const letters = [...word]
  const cell = Math.min(130, 440 / letters.length)
  const [gap, left] = [cell * 0.42, 240 - (cell * letters.length) / 2 + cell * 0.29]
  return letters.flatMap((letter, i) =>
    [1, 2, 3, 4, 5, 6].map((dot) => {
      const isRaised = BRAILLE[letter]?.includes(`${dot}`) ?? false
      const [x, y] = [left + i * cell + (dot > 3 ? gap : 0), 180 + (((dot - 1) % 3) - 1) * gap]
      return circle(x, y, isRaised ? gap * 0.34 : gap * 0.1, { fill: isRaised ? INK : '#c4ccd4' })
    }),
  )
}

/** A word in Morse, one line for each letter. */
export const drawMorse = (word: string): string[] => {
  const letters = [...word]
  const height = Math.min(90, 300 / letters.length)
  const unit = Math.min(22, height / 3)
  return letters.flatMap((letter, row) => {
    const y = 180 + (row - (letters.length - 1) / 2) * height
    const signs = [...(MORSE[letter] ?? '')]
    const width = signs.reduce((sum, sign) => sum + (sign === '.' ? 1 : 3) * unit, (signs.length - 1) * unit)
    let x = 240 - width / 2
    return signs.map((sign) => {
      const long = sign === '.' ? unit : 3 * unit
      x += long + unit
      return rect(x - long - unit, y - unit / 2, long, unit, { fill: INK, rx: unit / 2 })
    })
  })
}
