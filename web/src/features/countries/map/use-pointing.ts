import { type MouseEvent, type PointerEvent, useRef } from 'react'
import type { Drawing } from './drawing.ts'
import { FINGER, type Hit, hitTest, type Marker, markersAt, type Pointed, type Pointer } from './targets.ts'
import type { Highlight } from './use-highlight.ts'
import { markable } from './use-markers.ts'
import type { View } from './use-view.ts'

interface Pointing {
  readonly drawing: Drawing
  readonly view: View
  readonly markers: readonly Marker[]
  readonly lit: Highlight
  readonly choose: ((id: string) => void) | undefined
}

/** A second tap within this time (ms) and distance (px) is a double tap. */
const DOUBLE = 320
const NEAR = 30
const CLOSER = 2.6

interface Handlers {
  readonly onPointerDown: (event: PointerEvent) => void
  readonly onPointerMove: (event: PointerEvent) => void
  readonly onPointerLeave: () => void
  readonly onClick: (event: MouseEvent) => void
}

/** Whether a tap is the second on the same place: it zooms in, and is never a second try. */
const useDoubleTap = () => {
  const last = useRef({ at: Number.NEGATIVE_INFINITY, x: 0, y: 0 })
  return ({ timeStamp, clientX: x, clientY: y }: MouseEvent): boolean => {
    const { at, x: lastX, y: lastY } = last.current
    const isSecond = timeStamp - at < DOUBLE && Math.hypot(x - lastX, y - lastY) < NEAR
    last.current = { at: isSecond ? Number.NEGATIVE_INFINITY : timeStamp, x, y }
    return isSecond
  }
}

/** Choosing countries with a mouse, pen or finger. */
export const usePointing = ({ drawing, view, markers, lit, choose }: Pointing): Handlers => {
  const pointer = useRef<Pointer>('mouse')
  const isDouble = useDoubleTap()

  const pointed = (event: MouseEvent): Pointed => {
    const { left, top } = event.currentTarget.getBoundingClientRect()
    const [x, y] = view.now().invert([event.clientX - left, event.clientY - top])
    const id = event.target instanceof Element ? event.target.getAttribute('data-place') : null
    const area = drawing.targets.find((target) => target.id === id)?.spots[0]?.area ?? 0
    return { x, y, pointer: pointer.current, under: id === null ? null : { id, area } }
  }
  const meant = (at: Pointed): Hit => {
    const { k } = view.now()
    const reachable =
      at.pointer === 'touch' ? markersAt(markable(drawing, k, view.least), k, FINGER) : markers
    return hitTest(at, reachable, k, k / view.least)
  }

  const first = useRef<Hit['kind']>('nothing')
  return {
    onPointerDown: ({ pointerType }) => {
      pointer.current = pointerType === 'touch' ? 'touch' : 'mouse'
    },
    onPointerMove: (event) => {
      if (event.pointerType === 'touch' || event.buttons !== 0 || choose === undefined) return
      pointer.current = 'mouse'
      const found = meant(pointed(event))
      lit.set(found.kind === 'country' ? found.id : null, 'mouse')
    },
    onPointerLeave: () => lit.set(null, 'mouse'),
    onClick: (event) => {
      const at = pointed(event)
      if (isDouble(event)) {
        // The first tap has chosen a country: the map stays where it is.
        if (first.current === 'nothing' || choose === undefined) view.enlarge(CLOSER, [at.x, at.y])
        return
      }
      const found = meant(at)
      first.current = found.kind
      if (found.kind === 'crowd' && choose !== undefined) view.enlarge(CLOSER, [at.x, at.y])
      if (found.kind === 'country') choose?.(found.id)
    },
  }
}
