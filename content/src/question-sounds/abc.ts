/**
 * A tune in ABC notation (https://abcnotation.com/wiki/abc:standard:v2.1), as far as its rhythm is concerned. Lengths are fractions
 * of a whole note.
 */
export interface Tune {
  readonly title: string
  /** The whole text, from which the sound is made. */
  readonly abc: string
  readonly metre: number
  /** The length of each bar. */
  readonly bars: readonly number[]
  /** How long the notes last. */
  readonly seconds: number
}

/** The lines of a header field or directive; everything else is music. */
const FIELD = /^(?:[A-Za-z]:|%)/

const fieldOf = (abc: string, name: string): string =>
  new RegExp(`^${name}:\\s*(.+?)\\s*$`, 'm').exec(abc)?.[1] ?? ''

const fraction = (text: string): number => {
  const [above = 1, below = 1] = text.split('/').map(Number)
  return above / below
}

/** Chord symbols such as "Am" and ties last no time. */
const SILENT = /"[^"]*"|-/g
/** A bar line, the sign of a triplet, a dotted pair's sign, or a note, chord or rest with its length. */
const TOKEN = /\||\(3|[<>]|(?:\[[^\]]+\]|[_=^]*[A-Ga-gxz][,']*)(\d*)(\/*)(\d*)/g

const lengthOf = (above: string, slashes: string, below: string): number =>
  (above === '' ? 1 : Number(above)) / (below === '' ? 2 ** slashes.length : Number(below))

/** The lengths of the bars, in units. */
const barsOf = (music: string): number[] => {
  const bars: number[][] = [[]]
  let inTriplet = 0
  let factor = 1
  for (const [token, above = '', slashes = '', below = ''] of music.replace(SILENT, '').matchAll(TOKEN)) {
    const bar = bars.at(-1) ?? []
    if (token === '|') bars.push([])
    else if (token === '(3') inTriplet = 3
    else if (token === '>' || token === '<') {
      const first = bar.length - 1
      bar[first] = (bar[first] ?? 0) * (token === '>' ? 1.5 : 0.5)
      factor = token === '>' ? 0.5 : 1.5
    } else {
      bar.push(lengthOf(above, slashes, below) * factor * (inTriplet > 0 ? 2 / 3 : 1))
      inTriplet = Math.max(0, inTriplet - 1)
      factor = 1
    }
  }
  return bars.filter((bar) => bar.length > 0).map((bar) => bar.reduce((sum, length) => sum + length, 0))
}

/** Reads one tune with its fields T, M, L and Q (`1/4=120`). */
export const readTune = (abc: string): Tune => {
  const music = abc
    .split('\n')
    .filter((line) => !FIELD.test(line))
    .join(' ')
  const unit = fraction(fieldOf(abc, 'L'))
  const [beat = '', perMinute = ''] = fieldOf(abc, 'Q').split('=')
  const bars = barsOf(music).map((units) => units * unit)
  const beats = bars.reduce((sum, length) => sum + length, 0) / fraction(beat)
  return {
    title: fieldOf(abc, 'T'),
    abc,
    metre: fraction(fieldOf(abc, 'M')),
    bars,
    seconds: (beats * 60) / Number(perMinute),
  }
}

const TOLERANCE = 1e-6

/** Bars that are longer or shorter than the metre, by number. The first and last one may be shorter. */
export const oddBars = ({ bars, metre }: Tune): number[] =>
  bars.flatMap((length, at) => {
    const isAtEdge = at === 0 || at === bars.length - 1
    const isRight = isAtEdge ? length <= metre + TOLERANCE : Math.abs(length - metre) < TOLERANCE
    return isRight ? [] : [at + 1]
  })
