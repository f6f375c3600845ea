import type { ReactNode } from 'react'
import styles from './message.module.css'

interface MessageProps {
  /** What the warning sign shows: one character or an icon. */
  readonly sign: ReactNode
  readonly title: string
  readonly children: ReactNode
  readonly actions?: ReactNode
}

/** A whole screen with one thing to say, under a warning sign. */
export const Message = ({ sign, title, children, actions }: MessageProps) => (
  <div className={styles.message}>
    <span className={styles.diamond} aria-hidden="true">
      <span>{sign}</span>
    </span>
    <h1>{title}</h1>
    <p>{children}</p>
    {actions && <div className={styles.actions}>{actions}</div>}
  </div>
)
