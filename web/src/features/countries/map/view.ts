import { type ZoomTransform, zoomIdentity } from 'd3-zoom'

/** The visible window, px. */
export interface Size {
  readonly width: number
  readonly height: number
}

/** A rectangle of the map, in the frame's units. */
export interface Extent {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** Maximum zoom, as a multiple of the whole map's scale. */
export const MAX_ZOOM = 60

export const viewOf = (scale: number, x: number, y: number, { width, height }: Size): ZoomTransform =>
  zoomIdentity.translate(width / 2 - x * scale, height / 2 - y * scale).scale(scale)

/** The largest scale, px per unit, at which all of an extent is visible. */
export const scaleFor = ({ left, top, right, bottom }: Extent, { width, height }: Size): number =>
  Math.min(width / Math.max(right - left, 1e-6), height / Math.max(bottom - top, 1e-6))

/** An extent plus a margin, given as a share of its size. */
export const padExtent = ({ left, top, right, bottom }: Extent, share: number, least: number): Extent => {
  const [aside, above] = [
    Math.max((right - left) * share, (least - (right - left)) / 2),
    Math.max((bottom - top) * share, (least - (bottom - top)) / 2),
  ]
  return { left: left - aside, top: top - above, right: right + aside, bottom: bottom + above }
}

/** The middle of the window, in the frame's units. */
export const middleOf = (view: ZoomTransform, { width, height }: Size): [number, number] =>
  view.invert([width / 2, height / 2])

/** Whether all of an extent is in the window, a margin (px) from its edge. */
export const isInView = (extent: Extent, view: ZoomTransform, size: Size, margin: number): boolean => {
  const [left, top] = view.apply([extent.left, extent.top])
  const [right, bottom] = view.apply([extent.right, extent.bottom])
  return left >= margin && top >= margin && right <= size.width - margin && bottom <= size.height - margin
}

/** Interpolates between two views, `at` from 0 to 1. The middle moves evenly on the screen while the scale changes. */
export const interpolateView = (
  from: ZoomTransform,
  to: ZoomTransform,
  size: Size,
): ((at: number) => ZoomTransform) => {
  const [[x0, y0], [x1, y1]] = [middleOf(from, size), middleOf(to, size)]
  const growth = to.k / from.k
  const share = (at: number): number =>
    Math.abs(growth - 1) < 1e-6 ? at : (1 - growth ** -at) / (1 - growth ** -1)
  return (at) => {
    const moved = share(at)
    return viewOf(from.k * growth ** at, x0 + (x1 - x0) * moved, y0 + (y1 - y0) * moved, size)
  }
}
