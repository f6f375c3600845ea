import type { ReactNode } from 'react'
import { Button } from './button.tsx'
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

/** An empty list, and how to change that. */
export const Empty = ({ children }: { children: ReactNode }) => <p className={styles.note}>{children}</p>

/** A list that failed to load: the reason, and a retry button. */
export const Failed = ({ message, onRetry }: { message: string; onRetry: () => void }) => (
  <div className={styles.failed}>
    <p className={styles.note}>{message}</p>
    <Button onClick={onRetry}>Try again</Button>
  </div>
)
