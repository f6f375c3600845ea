import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import styles from './list-state.module.css'

/** Lines that stand for what is still to come. */
export const Loading = ({ lines, label }: { lines: number; label: string }) => (
  <div className={styles.loading} role="status" aria-label={label}>
    {Array.from({ length: lines }, (_, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: all lines are alike
      <span key={i} className={styles.line} />
    ))}
  </div>
)

/** There is nothing yet, and how to change that. */
export const Empty = ({ children }: { children: ReactNode }) => <p className={styles.note}>{children}</p>

/** It did not load: why, and once more. */
export const Failed = ({ message, onRetry }: { message: string; onRetry: () => void }) => (
  <div className={styles.failed}>
    <p className={styles.note}>{message}</p>
    <Button onClick={onRetry}>Try again</Button>
  </div>
)
