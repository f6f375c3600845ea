import { type ReactNode, useRef } from 'react'
import { useSeenHeight } from '../../places/use-seen-height.ts'
import styles from './stage.module.css'

/** What is played on: as high as the window lets it be, whatever stands in it; its last part takes what is left. */
export const Stage = ({ children }: { children: ReactNode }) => {
  const stage = useRef<HTMLDivElement>(null)
  useSeenHeight(stage)
  return (
    <div ref={stage} className={styles.stage}>
      {children}
    </div>
  )
}
