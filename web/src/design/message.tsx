import type { ReactNode } from 'react'
import styles from './message.module.css'

interface MessageProps {
  /** On the warning sign: one character or an icon. */
  readonly sign: ReactNode
  readonly title: string
  readonly children: ReactNode
  readonly actions?: ReactNode
}

/** A full-screen message under a warning sign. */
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
