import { type RefObject, useLayoutEffect, useRef } from 'react'
import { isMotionReduced } from '../../preferences/motion.ts'

const GLIDE: KeyframeAnimationOptions = { duration: 520, easing: 'cubic-bezier(0.2, 0.8, 0.3, 1)' }

/** Animates a row from its old place to its new one; rising rows pass over the others. */
const glide = (row: HTMLElement, from: number): void => {
  const zIndex = from > 0 ? 1 : 0
  row.animate(
    [
      { transform: `translateY(${from}px)`, zIndex },
      { transform: 'none', zIndex },
    ],
    GLIDE,
  )
}

/** For a list whose children match `keys`: when their order changes, they glide to their new places. */
export const useFlipAnimation = <List extends HTMLElement>(
  keys: readonly string[],
): RefObject<List | null> => {
  const list = useRef<List>(null)
  const before = useRef<ReadonlyMap<string, number>>(new Map())
  const order = keys.join('\n')
  useLayoutEffect(() => {
    const rows = [...(list.current?.children ?? [])] as HTMLElement[]
    const tops = new Map(order.split('\n').map((key, i) => [key, rows[i]?.offsetTop ?? 0]))
    const had = before.current
    before.current = tops
    if (had.size === 0 || isMotionReduced()) return
    for (const [i, key] of [...tops.keys()].entries()) {
      const row = rows[i]
      const from = had.get(key)
      if (row === undefined) continue
      if (from === undefined) row.animate([{ opacity: 0 }, { opacity: 1 }], GLIDE)
      else if (from !== tops.get(key)) glide(row, from - (tops.get(key) ?? 0))
    }
  }, [order])
  return list
}
