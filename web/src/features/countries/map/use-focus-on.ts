import type { ZoomTransform } from 'd3-zoom'
import { useEffect, useRef } from 'react'
import type { Drawing } from './drawing.ts'
import { extentOf } from './extent.ts'
import type { View } from './use-view.ts'
import { type Extent, isInView } from './view.ts'

/** Maximum zoom when a country is brought into view, as a multiple of the whole map's scale. */
const CLOSEST = 4
/** A country already in the window and at least this large, px, needs no movement. */
const LARGE = 24
const EDGE = 12

const isSeen = (extent: Extent, { now, size }: View): boolean =>
  isInView(extent, now(), size, EDGE) &&
  Math.max(extent.right - extent.left, extent.bottom - extent.top) * now().k >= LARGE

/** Brings a country into view and returns afterwards, unless the player has moved the map. */
export const useFocusOn = (id: string | null, drawing: Drawing, view: View): void => {
  const shown = useRef<string | null>(null)
  const back = useRef<ZoomTransform | null>(null)
  useEffect(() => {
    if (view.resting === null || view.least === 0 || shown.current === id) return
    shown.current = id
    if (id !== null) {
      const extent = extentOf(drawing, id)
      if (isSeen(extent, view)) return
      back.current ??= view.now()
      view.show(extent, CLOSEST)
    } else if (back.current !== null) {
      view.goTo(back.current)
      back.current = null
    }
  }, [id, drawing, view])
}
