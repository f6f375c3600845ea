import { type ReactNode, useRef } from 'react'
import { useVisibleHeight } from '../../places/use-visible-height.ts'
import styles from './stage.module.css'

/** What is played on: as high as the window lets it be, whatever stands in it; its last part takes what is left. */
export const GameLayout = ({ children }: { children: ReactNode }) => {
  const stage = useRef<HTMLDivElement>(null)
  useVisibleHeight(stage)
  return (
    <div ref={stage} className={styles.stage}>
      {children}
    </div>
  )
}
