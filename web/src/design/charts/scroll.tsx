import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react'
import { classNames } from '../class-names.ts'
import styles from './scroll.module.css'

interface ScrollProps {
  readonly label: string
  /** Whether its end is visible first, and stays so when the size changes until the reader scrolls away. */
  readonly fromEnd?: boolean
  readonly className?: string | undefined
  readonly children: ReactNode
}

/** A part that scrolls if it does not fit; it is reachable by keyboard. */
export const Scroll = ({ label, fromEnd = false, className, children }: ScrollProps) => {
  const region = useRef<HTMLElement>(null)
  useEnd(region, fromEnd)
  return (
    <section
      ref={region}
      className={classNames(styles.scroll, className)}
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable parts must be reachable by keyboard
      tabIndex={0}
    >
      {children}
    </section>
  )
}

/** Half a pixel may be lost in rounding. */
const ROUNDING = 1

const useEnd = (region: RefObject<HTMLElement | null>, isOn: boolean) =>
  useLayoutEffect(() => {
    const { current } = region
    if (!isOn || current === null) return
    let put = 0
    let isAtEnd = true
    const stay = () => {
      if (!isAtEnd) return
      current.scrollLeft = current.scrollWidth
      put = current.scrollLeft
    }
    // While the size changes, the place where it was put may not be the end any more: nobody has scrolled.
    const look = () => {
      const { scrollLeft, clientWidth, scrollWidth } = current
      isAtEnd = Math.abs(scrollLeft - put) <= ROUNDING || scrollLeft + clientWidth >= scrollWidth - ROUNDING
    }
    stay()
    current.addEventListener('scroll', look)
    const observer = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(stay)
    observer?.observe(current)
    return () => {
      current.removeEventListener('scroll', look)
      observer?.disconnect()
    }
  }, [region, isOn])
