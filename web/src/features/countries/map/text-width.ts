const NARROW = /[fijlrtI.,'’ -]/
const WIDE = /[mwMW@]/

/** Approximate width of a name in our typeface, in units of its font size; good enough to keep names apart. */
export const textWidth = (text: string, size: number): number => {
  const widths = [...text].map((letter) => (NARROW.test(letter) ? 0.36 : WIDE.test(letter) ? 0.86 : 0.6))
  return widths.reduce((sum, width) => sum + width, 0) * size
}
