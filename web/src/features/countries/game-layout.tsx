import { type ReactNode, useRef } from 'react'
import { useVisibleHeight } from '../../places/use-visible-height.ts'
import styles from './game-layout.module.css'

/** The playing area: as high as the window allows; its last part takes the remaining height. */
export const GameLayout = ({ children }: { children: ReactNode }) => {
  const stage = useRef<HTMLDivElement>(null)
  useVisibleHeight(stage)
  return (
    <div ref={stage} className={styles.stage}>
      {children}
    </div>
  )
}
