import type { ZoomTransform } from 'd3-zoom'
import { useEffect, useRef } from 'react'
import type { Drawing } from './drawing.ts'
import { extentOf } from './extent.ts'
import type { View } from './use-view.ts'
import { type Extent, isInView } from './view.ts'

/** A country that is to be seen is seen from as near as this at most, times the whole. */
const CLOSEST = 4
/** One that is in the window, and as large as this, px, is seen where it is. */
const LARGE = 24
const EDGE = 12

const isSeen = (extent: Extent, { now, size }: View): boolean =>
  isInView(extent, now(), size, EDGE) &&
  Math.max(extent.right - extent.left, extent.bottom - extent.top) * now().k >= LARGE

/** Brings a country into view, and goes back to where one was once it is over, unless one has moved on. */
export const useFocusOn = (id: string | null, drawing: Drawing, view: View): void => {
  const shown = useRef<string | null>(null)
  const back = useRef<ZoomTransform | null>(null)
  useEffect(() => {
    if (view.resting === null || shown.current === id) return
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
