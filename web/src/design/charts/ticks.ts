/** Round steps: 1, 2 or 5 times a power of ten. */
const stepOf = (span: number, most: number): number => {
  const rough = span / most
  const power = 10 ** Math.floor(Math.log10(rough))
  const times = [1, 2, 5].find((one) => one * power >= rough) ?? 10
  return times * power
}

/**
 * Round numbers in ascending order, in about `most` steps. The first is at or below the minimum, the last at
 * or above the maximum; they are the ends of the axis.
 */
export const ticks = (least: number, greatest: number, most: number): readonly number[] => {
  const step = stepOf(Math.max(greatest - least, most), most)
  const first = Math.floor(least / step)
  const last = Math.max(Math.ceil(greatest / step), first + 1)
  return Array.from({ length: last - first + 1 }, (_, i) => (first + i) * step)
}

/** The position of a value between two others, per cent. */
export const percentOf = (value: number, from: number, to: number): number =>
  to === from ? 50 : (100 * (value - from)) / (to - from)
