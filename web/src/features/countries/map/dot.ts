/** A line of no length with round ends: a dot that keeps its size on the screen at every scale. */
export const dotAt = ({ x, y }: { readonly x: number; readonly y: number }): string =>
  `M${x.toFixed(2)},${y.toFixed(2)}h0`
