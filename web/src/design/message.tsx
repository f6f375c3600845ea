import type { ReactNode } from 'react'
import { Illustration, type IllustrationName } from './illustration.tsx'
import styles from './message.module.css'

interface MessageProps {
  /** An icon on a warning sign, or what the drawing above the words says: '?' is a wrong turn, '!' a closed road. */
  readonly sign: ReactNode
  /** Another drawing. */
  readonly drawing?: IllustrationName
  readonly title: string
  readonly children: ReactNode
  readonly actions?: ReactNode
}

/** A full-screen message under a drawing or a warning sign. */
export const Message = ({ sign, drawing, title, children, actions }: MessageProps) => (
  <div className={styles.message}>
    {typeof sign === 'string' ? (
      <Illustration name={drawing ?? (sign === '?' ? 'wrong-turn' : 'roadworks')} />
    ) : (
      <span className={styles.diamond} aria-hidden="true">
        <span>{sign}</span>
      </span>
    )}
    <h1>{title}</h1>
    <p>{children}</p>
    {actions && <div className={styles.actions}>{actions}</div>}
  </div>
)
