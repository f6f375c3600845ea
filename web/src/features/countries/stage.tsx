import { type ReactNode, useEffect, useRef } from 'react'
import styles from './stage.module.css'

/** Less than this of the window is left: a keyboard is on the screen. */
const KEYBOARD_LEAVES = 0.8

/** How high the part of the page is that a keyboard on the screen leaves to see: what browsers don't tell styles. */
const useVisibleHeight = () => {
  const stage = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const { visualViewport: view } = window
    if (!view) return
    const fit = () => {
      const { current } = stage
      const isCovered = view.scale < 1.01 && view.height < innerHeight * KEYBOARD_LEAVES
      if (!isCovered) current?.style.removeProperty('--visible')
      else current?.style.setProperty('--visible', `${view.height}px`)
      if (isCovered) current?.scrollIntoView({ block: 'start' })
    }
    view.addEventListener('resize', fit)
    fit()
    return () => view.removeEventListener('resize', fit)
  }, [])
  return stage
}

/** What is played on: as high as the window lets it be, whatever stands in it; its last part takes what is left. */
export const Stage = ({ children }: { children: ReactNode }) => (
  <div ref={useVisibleHeight()} className={styles.stage}>
    {children}
  </div>
)
