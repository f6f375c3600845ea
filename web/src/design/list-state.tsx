import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { Illustration, type IllustrationName } from './illustration.tsx'
import styles from './list-state.module.css'

/** Placeholder lines while a list loads. */
export const Loading = ({ lines, label }: { lines: number; label: string }) => (
  <div className={styles.loading} role="status" aria-label={label}>
    {Array.from({ length: lines }, (_, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: all lines are the same
      <span key={i} className={styles.line} />
    ))}
  </div>
)

interface EmptyProps {
  readonly drawing?: IllustrationName
  readonly children: ReactNode
}

/** An empty list, and how to change that. */
export const Empty = ({ drawing, children }: EmptyProps) =>
  drawing === undefined ? (
    <p className={styles.note}>{children}</p>
  ) : (
    <div className={styles.empty}>
      <Illustration name={drawing} />
      <p className={styles.note}>{children}</p>
    </div>
  )

/** A list that failed to load: the reason, and a retry button. */
export const Failed = ({ message, onRetry }: { message: string; onRetry: () => void }) => (
  <div className={styles.failed}>
    <Illustration name="roadworks" />
    <p className={styles.note}>{message}</p>
    <Button onClick={onRetry}>Try again</Button>
  </div>
)
