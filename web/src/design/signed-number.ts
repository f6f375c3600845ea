/** A change with its sign, as people write it. */
export const signedNumber = (change: number): string =>
  change > 0 ? `+${change}` : change < 0 ? `−${-change}` : '±0'
