import type { ReactNode } from 'react'
import { classNames } from '../../../design/class-names.ts'
import { spacedKey } from '../room-key.ts'
import styles from './frame.module.css'

interface FrameProps {
  readonly title: string
  /** Where the game is: 'Question 3 of 10'. */
  readonly where: string | null
  /** Null where the body shows the key already. */
  readonly roomKey: string | null
  readonly isOverlay: boolean
  readonly foot: ReactNode
  readonly children: ReactNode
}

/** A whole television: what is played, the key for those who come late, the body and a line below it. */
export const Frame = ({ title, where, roomKey, isOverlay, foot, children }: FrameProps) => (
  <div className={classNames(styles.frame, isOverlay && styles.overlay)}>
    <header className={styles.head}>
      <p className={styles.title}>{title}</p>
      {where !== null && <p className={styles.where}>{where}</p>}
      {roomKey !== null && (
        <p className={styles.room}>
          Join <span className={styles.key}>{spacedKey(roomKey)}</span>
        </p>
      )}
    </header>
    <div className={styles.body}>{children}</div>
    <footer className={styles.foot}>{foot}</footer>
  </div>
)
