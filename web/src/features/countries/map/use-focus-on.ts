import type { ZoomTransform } from 'd3-zoom'
import { useEffect, useRef } from 'react'
import type { Drawing } from './drawing.ts'
import { extentOf } from './extent.ts'
import type { View } from './use-view.ts'

/** A country that is to be seen is seen from as near as this at most, times the whole. */
const CLOSEST = 10

/** Brings a country into view, and goes back to where one was once it is over, unless one has moved on. */
export const useFocusOn = (id: string | null, drawing: Drawing, view: View): void => {
  const shown = useRef<string | null>(null)
  const back = useRef<ZoomTransform | null>(null)
  useEffect(() => {
    if (view.resting === null || shown.current === id) return
    shown.current = id
    if (id !== null) {
      back.current ??= view.now()
      view.show(extentOf(drawing, id), CLOSEST)
    } else if (back.current !== null) {
      view.goTo(back.current)
      back.current = null
    }
  }, [id, drawing, view])
}
