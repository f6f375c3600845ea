type Point = readonly [x: number, y: number]

/** Rings smaller than this, in pixels, cannot be seen. */
const SPECK = 2.5

const isSpeck = (ring: readonly Point[]): boolean =>
  [0, 1].every((axis) => {
    const values = ring.map((point) => point[axis as 0 | 1])
    return Math.max(...values) - Math.min(...values) < SPECK
  })

/** A ring in steps of `grain` pixels from point to point. */
const ringPath = (ring: readonly Point[], grain: number): string => {
  const steps: string[] = []
  let [lastX, lastY] = [0, 0]
  for (const [px, py] of ring) {
    const [x, y] = [Math.round(px * 2) / 2, Math.round(py * 2) / 2]
    if (steps.length > 0 && Math.hypot(x - lastX, y - lastY) < grain) continue
    steps.push(
      steps.length === 0 ? `M${x} ${y}` : `${steps.length === 1 ? 'l' : ' '}${x - lastX} ${y - lastY}`,
    )
    ;[lastX, lastY] = [x, y]
  }
  return steps.length < 3 ? '' : `${steps.join('').replaceAll(' -', '-')}z`
}

/** A path without points and islands that cannot be seen. */
export const coarse = (d: string | null, grain: number): string =>
  (d ?? '')
    .split('M')
    .slice(1)
    .map((ring) =>
      ring
        .replace('Z', '')
        .split('L')
        .map((pair) => pair.split(',').map(Number) as [number, number]),
    )
    .filter((ring) => !isSpeck(ring))
    .map((ring) => ringPath(ring, grain))
    .join('')

/** Characters of all countries around the subject of a map: with more, they are drawn with fewer points. */
const ENOUGH = 24_000

/** Grains of the countries around, the finest first, in pixels. */
const COARSEST = 9
const GRAINS = [2, 3, 4, 6, COARSEST]

/** The paths of the countries around the subject of a map, in about `enough` characters. */
export const pathsAround = (shapes: readonly (string | null)[], enough = ENOUGH): string[] => {
  const pathsIn = (grain: number): string[] => shapes.map((d) => coarse(d, grain)).filter((d) => d !== '')
  return GRAINS.map(pathsIn).find((all) => all.join('').length < enough) ?? pathsIn(COARSEST)
}

/** How a country looks that is not the subject of a map. */
export const PALE = { fill: '#f3ecd9', stroke: '#9a8f78', 'stroke-width': 1 } as const
