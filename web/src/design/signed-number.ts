/** A change with its sign, formatted for people. */
export const signedNumber = (change: number): string =>
  change > 0 ? `+${change}` : change < 0 ? `−${-change}` : '±0'
