const NARROW = /[fijlrtI.,'’ -]/
const WIDE = /[mwMW@]/

/** About how wide a name is in our type, in the unit of its size; near enough to keep names apart. */
export const textWidth = (text: string, size: number): number => {
  const widths = [...text].map((letter) => (NARROW.test(letter) ? 0.36 : WIDE.test(letter) ? 0.86 : 0.6))
  return widths.reduce((sum, width) => sum + width, 0) * size
}
