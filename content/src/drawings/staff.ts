import { circle, ellipse, group, INK, line, n, path, rect } from './svg.ts'

/** Distance of the lines, and the height of the lowest one. */
const GAP = 24
const BOTTOM = 228
/** Places count from the lowest line, two for each line. */
const heightOf = (place: number): number => BOTTOM - (place * GAP) / 2

const stroke = (width: number) =>
  ({
    stroke: INK,
    'stroke-width': width,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
    fill: 'none',
  }) as const

const CLEFS: Readonly<Record<string, (x: number) => string>> = {
  treble: (x) =>
    path(
      `M${n(x + 20)} 210c-10 7-24 0-21-13c3-16 25-19 34-5c9 16-3 36-24 34c-25-3-32-30-17-49c12-17 36-33 38-60c1-15-7-21-12-12c-9 20 0 48 10 116c3 21-5 31-17 29c-10-2-11-12-4-15`,
      stroke(5),
    ),
  bass: (x) =>
    group({}, [
      path(`M${n(x)} 152c2-26 42-32 46 2c3 34-22 56-52 70`, stroke(6)),
      circle(x + 6, 156, 9, { fill: INK }),
      circle(x + 60, 144, 4.5, { fill: INK }),
      circle(x + 60, 168, 4.5, { fill: INK }),
    ]),
  percussion: (x) => rect(x, 156, 10, 48, { fill: INK }) + rect(x + 22, 156, 10, 48, { fill: INK }),
  alto: (x) =>
    group({}, [
      rect(x - 8, 132, 9, 96, { fill: INK }),
      rect(x + 5, 132, 3, 96, { fill: INK }),
      path(
        `M${n(x + 10)} 180l10-10c4 10 24 8 24-12c0-22-26-28-30-12M${n(x + 10)} 180l10 10c4-10 24-8 24 12c0 22-26 28-30 12`,
        stroke(6),
      ),
    ]),
}

const SIGNS: Readonly<Record<string, (x: number, y: number) => string>> = {
  sharp: (x, y) =>
    group(stroke(4), [
      path(`M${n(x - 6)} ${n(y - 24)}v52M${n(x + 6)} ${n(y - 28)}v52`),
      path(`M${n(x - 14)} ${n(y - 5)}l28-8M${n(x - 14)} ${n(y + 13)}l28-8`, { 'stroke-width': 7 }),
    ]),
  flat: (x, y) => path(`M${n(x - 7)} ${n(y - 36)}v50c10-6 20-14 18-24c-2-8-12-6-18 2`, stroke(4)),
  double: (x, y) => path(`M${n(x - 10)} ${n(y - 10)}l20 20M${n(x + 10)} ${n(y - 10)}l-20 20`, stroke(7)),
  natural: (x, y) =>
    group(stroke(4), [
      path(`M${n(x - 8)} ${n(y - 30)}v46M${n(x + 8)} ${n(y - 16)}v46`),
      path(`M${n(x - 8)} ${n(y - 9)}l16-6M${n(x - 8)} ${n(y + 15)}l16-6`, { 'stroke-width': 7 }),
    ]),
}

const FLAGS: Readonly<Record<string, number>> = { quaver: 1, semiquaver: 2 }

const ledgers = (x: number, place: number): string[] => {
  const low = place <= -2 ? Array.from({ length: Math.floor(-place / 2) }, (_, i) => -2 * (i + 1)) : []
  const high = place >= 10 ? Array.from({ length: Math.floor((place - 8) / 2) }, (_, i) => 10 + 2 * i) : []
  return [...low, ...high].map((at) => line(x - 24, heightOf(at), x + 24, heightOf(at), stroke(2)))
}

const head = (x: number, place: number, isFull: boolean): string =>
  ellipse(x, heightOf(place), 15, 10.5, {
    transform: `rotate(-18 ${n(x)} ${n(heightOf(place))})`,
    fill: isFull ? INK : 'none',
    stroke: INK,
    'stroke-width': 4,
  })

/** A note, or several heads on one stem. */
const note = (x: number, places: readonly number[], value: string): string => {
  const isFull = value !== 'semibreve' && value !== 'minim'
  const [low, high] = [Math.min(...places), Math.max(...places)]
  const isUp = (low + high) / 2 < 4
  const stemX = x + (isUp ? 13.5 : -13.5)
  const from = heightOf(isUp ? low : high)
  const to = heightOf(isUp ? high : low) + (isUp ? -78 : 78)
  const flags = Array.from({ length: FLAGS[value] ?? 0 }, (_, i) => {
    const y = to + (isUp ? i * 20 : -i * 20)
    const way = isUp ? 1 : -1
    return path(`M${n(stemX)} ${n(y)}q4 ${18 * way} 20 ${26 * way}q4 ${10 * way} -2 ${24 * way}`, stroke(5))
  })
  return group({}, [
    ...places.flatMap((place) => ledgers(x, place)),
    ...places.map((place) => head(x, place, isFull)),
    ...(value === 'semibreve' ? [] : [line(stemX, from, stemX, to, stroke(4)), ...flags]),
  ])
}

const RESTS: Readonly<Record<string, (x: number) => string>> = {
  semibreve: (x) => rect(x - 18, 156, 36, 13, { fill: INK }),
  minim: (x) => rect(x - 18, 167, 36, 13, { fill: INK }),
  crotchet: (x) => path(`M${n(x - 8)} 138l16 22c-10 8-10 16 2 30c-16-6-24 8-6 22`, { ...stroke(7) }),
  quaver: (x) =>
    group({}, [
      circle(x - 9, 160, 7, { fill: INK }),
      path(`M${n(x - 12)} 162c10 8 18 4 24-8l-14 56`, stroke(4)),
    ]),
  semiquaver: (x) =>
    group({}, [
      circle(x - 7, 160, 7, { fill: INK }),
      circle(x - 13, 184, 7, { fill: INK }),
      path(`M${n(x - 10)} 162c10 8 18 4 24-8l-20 80M${n(x - 16)} 186c10 8 16 4 22-6`, stroke(4)),
    ]),
}

const STEP = 62

const staff = (from: number, to: number): string[] =>
  [0, 2, 4, 6, 8].map((place) => line(from, heightOf(place), to, heightOf(place), stroke(2)))

/** How much space a sign takes. */
const widthOf = (kind: string): number => {
  if (kind in CLEFS) return 92
  return kind in SIGNS ? 34 : STEP
}

const sign = (kind: string, rest: string, x: number): string => {
  const clef = CLEFS[kind]
  if (clef !== undefined) return clef(x)
  const accidental = SIGNS[kind]
  if (accidental !== undefined) return accidental(x, heightOf(Number(rest)))
  if (kind === 'rest') return RESTS[rest]?.(x) ?? ''
  const [places = '', value = 'crotchet'] = rest.split(' ')
  if (kind === 'note') return note(x, places.split('+').map(Number), value)
  return ''
}

/** Whether every sign of a line is known. */
export const isStaff = (of: string): boolean =>
  of.split(';').every((one) => {
    const [kind = '', rest = ''] = one.trim().split(' ')
    return kind === 'note' || kind in CLEFS || kind in SIGNS || (kind === 'rest' && rest in RESTS)
  })

/** A line of music: 'treble; note 2 minim; rest crotchet'. */
export const drawStaff = (of: string): string[] => {
  const signs = of.split(';').map((one) => {
    const [kind = '', ...rest] = one.trim().split(' ')
    return { kind, rest: rest.join(' ') }
  })
  const width = signs.reduce((sum, { kind }) => sum + widthOf(kind), 0)
  let x = Math.max(44, 240 - width / 2 + STEP / 2 - 6)
  const drawn = signs.map(({ kind, rest }) => {
    const here = sign(kind, rest, x)
    x += widthOf(kind)
    return here
  })
  return [...staff(20, 460), ...drawn]
}
