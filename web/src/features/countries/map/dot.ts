/** A line of zero length with round ends: a dot with the same size on the screen at every scale. */
export const dotAt = ({ x, y }: { readonly x: number; readonly y: number }): string =>
  `M${x.toFixed(2)},${y.toFixed(2)}h0`
