import { type RefObject, useLayoutEffect, useState } from 'react'

/** Half a pixel may be lost in rounding. */
const ROUNDING = 1

const countFitting = (list: HTMLElement): number => {
  const { bottom } = list.getBoundingClientRect()
  return [...list.children].filter((item) => item.getBoundingClientRect().bottom <= bottom + ROUNDING).length
}

/** How many of a list's items are not cut off at its lower edge; counted again when its size or their number changes. */
export const useFitting = (list: RefObject<HTMLElement | null>, count: number): number => {
  const [fitting, setFitting] = useState(count)
  useLayoutEffect(() => {
    const { current } = list
    if (current === null) return
    const update = () => setFitting(Math.min(count, countFitting(current)))
    update()
    const observer = new ResizeObserver(update)
    observer.observe(current)
    return () => observer.disconnect()
  }, [list, count])
  return fitting
}
