import { select } from 'd3-selection'
import { type D3ZoomEvent, type ZoomTransform, zoom as zooming } from 'd3-zoom'
import { isMotionReduced } from '../../../preferences/motion.ts'
import { interpolateView, MAX_ZOOM, type Size } from './view.ts'

/** Duration of the animation to a new view, ms. */
const GLIDE = 380
/** How far the view may extend beyond the frame, units. */
const MARGIN = 80
/** A pointer that moves less than this has not dragged, px. */
const STEADY = 6

type Event = D3ZoomEvent<SVGSVGElement, unknown>

/** d3-zoom keeps an element's transform there. */
type Zoomed = SVGSVGElement & { __zoom?: ZoomTransform }

/** Moves one `<g>` of an `<svg>`: by pointer, or animated to a given view. */
export interface PanZoom {
  /** The window and the map in it; `least`: the scale at which the whole map fits. */
  readonly fit: (size: Size, frame: Size, least: number) => void
  readonly set: (view: ZoomTransform) => void
  readonly glide: (view: ZoomTransform, size: Size) => void
  readonly now: () => ZoomTransform | null
  readonly stop: () => void
}

/** `onRest` is called whenever the map has stopped moving. */
export const createPanZoom = (
  svg: SVGSVGElement,
  moved: SVGGElement,
  onRest: (view: ZoomTransform) => void,
): PanZoom => {
  const selected = select(svg)
  const behaviour = zooming<SVGSVGElement, unknown>().clickDistance(STEADY)
  let view: ZoomTransform | null = null
  let frame = 0
  const write = (next: ZoomTransform) => {
    view = next
    moved.setAttribute('transform', next.toString())
  }
  behaviour
    .on('start', ({ sourceEvent }: Event) => sourceEvent && cancelAnimationFrame(frame))
    .on('zoom', ({ transform }: Event) => write(transform))
    .on('end', ({ transform }: Event) => onRest(transform))
  selected.call(behaviour).on('dblclick.zoom', null)
  const held = (next: ZoomTransform): ZoomTransform => {
    const extent = behaviour.extent().call(svg, undefined)
    return behaviour.constrain()(next, extent, behaviour.translateExtent())
  }
  const set = (next: ZoomTransform) => {
    cancelAnimationFrame(frame)
    selected.call(behaviour.transform, held(next))
  }
  return {
    set,
    now: () => view,
    fit: ({ width, height }, map, least) => {
      behaviour
        .extent([
          [0, 0],
          [width, height],
        ])
        .scaleExtent([least, least * MAX_ZOOM])
        .translateExtent([
          [-MARGIN, -MARGIN],
          [map.width + MARGIN, map.height + MARGIN],
        ])
    },
    glide: (next, size) => {
      cancelAnimationFrame(frame)
      if (view === null || isMotionReduced()) return set(next)
      const to = held(next)
      const path = interpolateView(view, to, size)
      const start = performance.now()
      const step = (time: number) => {
        const at = Math.min(1, Math.max(0, (time - start) / GLIDE))
        if (at === 1) return set(to)
        write(path(at * at * (3 - 2 * at)))
        // A user who interrupts the animation continues from here.
        ;(svg as Zoomed).__zoom = view ?? to
        frame = requestAnimationFrame(step)
      }
      frame = requestAnimationFrame(step)
    },
    stop: () => {
      cancelAnimationFrame(frame)
      selected.on('.zoom', null)
    },
  }
}
