/** How many numbers each SVG path command takes. */
const NUMBERS: Readonly<Record<string, number>> = {
  M: 2,
  L: 2,
  H: 1,
  V: 1,
  C: 6,
  S: 4,
  Q: 4,
  T: 2,
  A: 7,
  Z: 0,
}
const NUMBER = /[-+]?(?:\d*\.\d+|\d+\.?)(?:e[-+]?\d+)?/i
/** The two flags of an arc need no separator before the next number. */
const FLAG = /[01]/

type Step = readonly [command: string, ...numbers: number[]]

/** Snaps all points of an SVG path to a grid. The path's commands become absolute. */
export const snapToGrid = (path: string, unit: number): string => {
  let at: [number, number] = [0, 0]
  let start = at
  const steps = stepsOf(path).map(([command, ...numbers]) => {
    const upper = command.toUpperCase()
    const from = command === upper ? ([0, 0] as const) : at
    const points = numbers.map((number, index) => number + (from[axisOf(upper, index)] ?? 0))
    at = upper === 'Z' ? start : endOf(upper, points, at)
    if (upper === 'M') start = at
    const rounded = points.map((point, index) =>
      axisOf(upper, index) < 0 ? point : Math.round(point / unit) * unit,
    )
    return upper + rounded.map((number) => Number(number.toFixed(3))).join(' ')
  })
  return steps.join('')
}

/** 0 horizontal, 1 vertical; -1 for the numbers of an arc that are not coordinates. */
const axisOf = (command: string, index: number): number => {
  if (command === 'V') return 1
  if (command === 'A') return index - 5 < 0 ? -1 : index - 5
  return index % 2
}

const endOf = (command: string, points: readonly number[], [x, y]: [number, number]): [number, number] => {
  if (command === 'H') return [points[0]!, y]
  if (command === 'V') return [x, points[0]!]
  return [points.at(-2)!, points.at(-1)!]
}

const stepsOf = (path: string): Step[] =>
  [...path.matchAll(/([a-df-z])([^a-df-z]*)/gi)].flatMap(([, command = '', text = '']) => {
    const count = NUMBERS[command.toUpperCase()] ?? 0
    const numbers = numbersOf(text, command.toUpperCase() === 'A')
    if (count === 0) return [[command] as Step]
    return Array.from(
      { length: numbers.length / count },
      (_, at): Step => [
        at > 0 ? afterwards(command) : command,
        ...numbers.slice(at * count, (at + 1) * count),
      ],
    )
  })

/** Further points after 'move to' are lines. */
const afterwards = (command: string): string => ({ m: 'l', M: 'L' })[command] ?? command

const numbersOf = (text: string, ofArc: boolean): number[] => {
  const numbers: number[] = []
  for (let rest = text; ; ) {
    const isFlag = ofArc && [3, 4].includes(numbers.length % 7)
    const found = (isFlag ? FLAG : NUMBER).exec(rest)
    if (!found) return numbers
    numbers.push(Number(found[0]))
    rest = rest.slice(found.index + found[0].length)
  }
}
