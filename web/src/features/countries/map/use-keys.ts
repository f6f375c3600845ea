import { type KeyboardEvent, type RefObject, useCallback } from 'react'
import { type Direction, nextTowards } from './direction.ts'
import type { Drawing } from './drawing.ts'
import { extentOf } from './extent.ts'
import type { Highlight } from './use-highlight.ts'
import type { View } from './use-view.ts'
import { middleOf } from './view.ts'

const WAYS: Readonly<Record<string, Direction>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
}

interface Keyed {
  readonly svg: RefObject<SVGSVGElement | null>
  readonly drawing: Drawing
  readonly view: View
  readonly lit: Highlight
  readonly choose: ((id: string) => void) | undefined
}

interface Handlers {
  readonly onKeyDown: (event: KeyboardEvent) => void
  readonly onFocus: () => void
  readonly onBlur: () => void
}

/** Keyboard control: arrows move from country to country, + and − and 0 zoom, Enter and Space choose. */
export const useKeys = ({ svg, drawing, view, lit, choose }: Keyed): Handlers => {
  const spots = drawing.targets.map(({ id, spots: [spot] }) => ({ id, x: spot?.x ?? 0, y: spot?.y ?? 0 }))

  const light = useCallback(
    (id: string | null) => {
      lit.set(id, 'keyboard')
      if (id !== null) view.show(extentOf(drawing, id), 1)
    },
    [lit, view, drawing],
  )
  /** The country nearest to the middle of the window. */
  const central = (): string | null => {
    const [x, y] = middleOf(view.now(), view.size)
    const away = (spot: { x: number; y: number }) => Math.hypot(spot.x - x, spot.y - y)
    return spots.toSorted((a, b) => away(a) - away(b))[0]?.id ?? null
  }
  const walk = (direction: Direction) => {
    const from = spots.find(({ id }) => id === lit.id())
    light(from === undefined ? central() : (nextTowards(from, spots, direction) ?? from.id))
  }
  const acts: Readonly<Record<string, () => void>> = {
    '+': () => view.enlarge(2),
    '=': () => view.enlarge(2),
    '-': () => view.enlarge(0.5),
    '0': () => view.whole(),
    Enter: () => take(),
    ' ': () => take(),
  }
  const take = () => {
    const id = lit.id()
    if (id !== null) choose?.(id)
  }
  return {
    onKeyDown: (event) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.target !== svg.current) return
      const way = WAYS[event.key]
      const act = way === undefined ? acts[event.key] : () => walk(way)
      if (act === undefined) return
      event.preventDefault()
      event.stopPropagation()
      act()
    },
    onFocus: () => {
      if (svg.current?.matches(':focus-visible') && lit.id() === null) lit.set(central(), 'keyboard')
    },
    onBlur: () => lit.set(null, 'keyboard'),
  }
}
