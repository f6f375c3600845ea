import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { classNames } from '../class-names.ts'
import styles from './scroll.module.css'

interface ScrollProps {
  readonly label: string
  /** Whether its end is visible first. */
  readonly fromEnd?: boolean
  readonly className?: string | undefined
  readonly children: ReactNode
}

/** A part that scrolls if it does not fit; it is reachable by keyboard. */
export const Scroll = ({ label, fromEnd = false, className, children }: ScrollProps) => {
  const region = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    if (fromEnd && region.current !== null) region.current.scrollLeft = region.current.scrollWidth
  }, [fromEnd])
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
