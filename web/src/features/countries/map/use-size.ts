import { type RefObject, useEffect, useState } from 'react'
import type { Size } from './view.ts'

const NO_SIZE: Size = { width: 0, height: 0 }

/** An element's size, px; 0 by 0 before it is measured. */
export const useSize = (element: RefObject<Element | null>): Size => {
  const [size, setSize] = useState(NO_SIZE)
  useEffect(() => {
    if (element.current === null) return
    const observer = new ResizeObserver(([entry]) => {
      if (entry === undefined) return
      const { width, height } = entry.contentRect
      setSize({ width, height })
    })
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return size
}
