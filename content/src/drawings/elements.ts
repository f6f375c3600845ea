import { rect, times } from './svg.ts'

/** Group and period of some elements. */
const PLACES: Readonly<Record<string, readonly [group: number, period: number]>> = {
  H: [1, 1],
  He: [18, 1],
  C: [14, 2],
  O: [16, 2],
  Na: [1, 3],
  Al: [13, 3],
  Cl: [17, 3],
  Ca: [2, 4],
  Fe: [8, 4],
  Ag: [11, 5],
  Au: [11, 6],
  Ra: [2, 7],
}

export const isInTable = (symbol: string): boolean => symbol in PLACES

/** Whether the table has an element there; the lanthanides and actinides stand below it. */
const isFilled = (group: number, period: number): boolean => {
  if (period === 1) return group === 1 || group === 18
  if (period < 4) return group < 3 || group > 12
  return true
}

const SIZE = 24

const cell = (group: number, row: number, fill: string): string =>
  rect(24 + (group - 1) * SIZE, 60 + (row - 1) * SIZE, SIZE - 3, SIZE - 3, { fill, rx: 3 })

/** The periodic table without letters, one element in red. */
export const drawElement = (symbol: string): string[] => {
  const [group, period] = PLACES[symbol] ?? [0, 0]
  return [
    ...times(7 * 18, (at) => {
      const [g, p] = [(at % 18) + 1, Math.floor(at / 18) + 1]
      if (!isFilled(g, p)) return ''
      return cell(g, p, g === group && p === period ? '#c22f2f' : '#b9c6d2')
    }),
    ...times(28, (at) => cell(4 + (at % 14), 8.6 + Math.floor(at / 14), '#d5dde4')),
  ]
}
