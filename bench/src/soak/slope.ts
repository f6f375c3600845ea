/** The slope of the line through points with the least squares of distances in y; 0 with fewer than two. */
export const slope = (points: readonly (readonly [x: number, y: number])[]): number => {
  if (points.length < 2) return 0
  const mean = (values: readonly number[]): number =>
    values.reduce((sum, one) => sum + one, 0) / values.length
  const [meanX, meanY] = [mean(points.map(([x]) => x)), mean(points.map(([, y]) => y))]
  const products = points.reduce((sum, [x, y]) => sum + (x - meanX) * (y - meanY), 0)
  return products / points.reduce((sum, [x]) => sum + (x - meanX) ** 2, 0)
}
