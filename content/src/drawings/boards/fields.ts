import { circle, rect, times } from '../svg.ts'

export const EDGE = { fill: 'none', stroke: '#4a3520', 'stroke-width': 2.5 } as const

export const LIGHT = '#f4ead2'

export const DARK = '#2b2520'

/** A square board of `count` by `count` fields. */
export const chequered = (count: number, pale: string, deep: string): string[] => {
  const size = 328 / count
  return times(count * count, (at) => {
    const [x, y] = [at % count, Math.floor(at / count)]
    return rect(76 + x * size, 16 + y * size, size, size, { fill: (x + y) % 2 === 0 ? pale : deep })
  })
}

export const stone = (x: number, y: number, r: number, fill: string): string =>
  circle(x, y, r, { fill, stroke: '#5a5147', 'stroke-width': 1.5 })
