import { type Selection, select } from 'd3-selection'
import { type D3ZoomEvent, type ZoomTransform, zoom } from 'd3-zoom'
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
export class PanZoom {
  readonly #svg: SVGSVGElement
  readonly #moved: SVGGElement
  readonly #selection: Selection<SVGSVGElement, unknown, null, undefined>
  readonly #zoom = zoom<SVGSVGElement, unknown>().clickDistance(STEADY)
  #view: ZoomTransform | null = null
  #frame = 0

  /** `onRest` is called whenever the map has stopped moving. */
  constructor(svg: SVGSVGElement, moved: SVGGElement, onRest: (view: ZoomTransform) => void) {
    this.#svg = svg
    this.#moved = moved
    this.#selection = select(svg)
    this.#zoom
      .on('start', ({ sourceEvent }: Event) => sourceEvent && cancelAnimationFrame(this.#frame))
      .on('zoom', ({ transform }: Event) => this.#write(transform))
      .on('end', ({ transform }: Event) => onRest(transform))
    this.#selection.call(this.#zoom).on('dblclick.zoom', null)
  }

  now(): ZoomTransform | null {
    return this.#view
  }

  /** The window and the map in it; `least`: the scale at which the whole map fits. */
  fit({ width, height }: Size, map: Size, least: number): void {
    this.#zoom
      .extent([
        [0, 0],
        [width, height],
      ])
      .scaleExtent([least, least * MAX_ZOOM])
      .translateExtent([
        [-MARGIN, -MARGIN],
        [map.width + MARGIN, map.height + MARGIN],
      ])
  }

  set(view: ZoomTransform): void {
    cancelAnimationFrame(this.#frame)
    this.#selection.call(this.#zoom.transform, this.#constrained(view))
  }

  glide(view: ZoomTransform, size: Size): void {
    if (this.#view === null || isMotionReduced()) {
      this.set(view)
      return
    }
    cancelAnimationFrame(this.#frame)
    const to = this.#constrained(view)
    const path = interpolateView(this.#view, to, size)
    const start = performance.now()
    const step = (time: number) => {
      const at = Math.min(1, Math.max(0, (time - start) / GLIDE))
      if (at === 1) return this.set(to)
      this.#write(path(at * at * (3 - 2 * at)))
      // A user who interrupts the animation continues from here.
      ;(this.#svg as Zoomed).__zoom = this.#view ?? to
      this.#frame = requestAnimationFrame(step)
    }
    this.#frame = requestAnimationFrame(step)
  }

  stop(): void {
    cancelAnimationFrame(this.#frame)
    this.#selection.on('.zoom', null)
  }

  #write(view: ZoomTransform): void {
    this.#view = view
    this.#moved.setAttribute('transform', view.toString())
  }

  /** The nearest view within the bounds. */
  #constrained(view: ZoomTransform): ZoomTransform {
    const extent = this.#zoom.extent().call(this.#svg, undefined)
    return this.#zoom.constrain()(view, extent, this.#zoom.translateExtent())
  }
}
