import type { ZoomTransform } from 'd3-zoom'
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import { PanZoom } from './pan-zoom.ts'
import { useSize } from './use-size.ts'
import { type Extent, isInView, MAX_ZOOM, middleOf, padExtent, type Size, scaleFor, viewOf } from './view.ts'

export interface View {
  /** The view while the map is at rest; it changes at the end of a movement. Null: not measured yet. */
  readonly resting: ZoomTransform | null
  readonly size: Size
  /** The scale of the whole map, px per unit; 0 while the window has no size, and then nothing moves. */
  readonly least: number
  /** The current view, also during a movement. */
  readonly now: () => ZoomTransform
  /** Zooms; `around`: the new middle. */
  readonly enlarge: (factor: number, around?: readonly [x: number, y: number]) => void
  readonly whole: () => void
  /** Brings an extent into the window if it is outside. `closest`: maximum zoom, 1 for the whole map. */
  readonly show: (extent: Extent, closest: number) => void
  readonly goTo: (view: ZoomTransform) => void
}

/** Around an extent brought into view: its margin, as a share of its size, and the minimum to show, px. */
const AROUND = 0.35
const MIN_VISIBLE = 40
const EDGE = 28

/** The map and the window that it is shown in. */
interface Layout {
  readonly size: Size
  readonly frame: Size
  readonly least: number
}

/** Moves the map, and keeps the same part of it in the middle when the window changes. */
const usePanZoom = (
  svg: RefObject<SVGSVGElement | null>,
  moved: RefObject<SVGGElement | null>,
  { size, frame, least }: Layout,
  onRest: (view: ZoomTransform) => void,
): RefObject<PanZoom | null> => {
  const panZoom = useRef<PanZoom | null>(null)
  const before = useRef<Layout | null>(null)
  useEffect(() => {
    if (svg.current === null || moved.current === null) return
    const made = new PanZoom(svg.current, moved.current, onRest)
    panZoom.current = made
    before.current = null
    return () => made.stop()
  }, [svg, moved, onRest])

  useEffect(() => {
    const { current } = panZoom
    if (current === null || least === 0) return
    current.fit(size, frame, least)
    const [last, view] = [before.current, current.now()]
    before.current = { size, least, frame }
    const isNew = last === null || view === null || last.frame !== frame || view.k <= last.least * 1.001
    if (isNew) return current.set(viewOf(least, frame.width / 2, frame.height / 2, size))
    const [x, y] = middleOf(view, last.size)
    current.set(viewOf((view.k / last.least) * least, x, y, size))
  }, [frame, least, size])
  return panZoom
}

/**
 * Zoom and pan of one `<g>` in an `<svg>`. During a movement only its transform is written; scale-dependent parts render
 * when it ends. A new frame starts with the whole map.
 */
export const useView = (
  svg: RefObject<SVGSVGElement | null>,
  moved: RefObject<SVGGElement | null>,
  frame: Size,
): View => {
  const size = useSize(svg)
  const [resting, setResting] = useState<ZoomTransform | null>(null)
  const { width, height } = frame
  const least = scaleFor({ left: 0, top: 0, right: width, bottom: height }, size)
  const panZoom = usePanZoom(svg, moved, { size, frame, least }, setResting)

  return useMemo(() => {
    const whole = viewOf(least, width / 2, height / 2, size)
    const bounded = (scale: number) => Math.min(least * MAX_ZOOM, Math.max(least, scale))
    const now = (): ZoomTransform => panZoom.current?.now() ?? whole
    const goTo = (view: ZoomTransform) => {
      if (least > 0) panZoom.current?.glide(view, size)
    }
    return {
      resting,
      size,
      least,
      now,
      goTo,
      whole: () => goTo(whole),
      enlarge: (factor, around) => {
        const [x, y] = around ?? middleOf(now(), size)
        goTo(viewOf(bounded(now().k * factor), x, y, size))
      },
      show: (extent, closest) => {
        const roomy = padExtent(extent, AROUND, MIN_VISIBLE / least)
        const { k } = now()
        const scale = bounded(Math.min(scaleFor(roomy, size), Math.max(k, least * closest)))
        if (isInView(extent, now(), size, EDGE) && scale <= k * 1.4) return
        goTo(viewOf(scale, (extent.left + extent.right) / 2, (extent.top + extent.bottom) / 2, size))
      },
    }
  }, [panZoom, resting, size, least, width, height])
}
