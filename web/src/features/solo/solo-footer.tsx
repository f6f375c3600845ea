import type { ReactNode } from 'react'
import { classNames } from '../../design/class-names.ts'
import { ErrorLine } from '../../design/error-line.tsx'
import styles from './foot.module.css'
import type { Verdict } from './verdict.ts'

interface FootProps {
  readonly verdict: Verdict | null
  readonly trouble: string | null
  /** An answer was given, and the server is asked. */
  readonly isChecking: boolean
  /** What there is to press now. */
  readonly children: ReactNode
}

/** Below the answers: how it went, or why it did not, and the way on. Keeps its height. */
export const SoloFooter = ({ verdict, trouble, isChecking, children }: FootProps) => (
  <div className={classNames(styles.foot, verdict !== null && styles.closed)}>
    <div className={styles.words}>
      {trouble !== null ? (
        <ErrorLine>{trouble}</ErrorLine>
      ) : verdict !== null ? (
        <p className={classNames(styles.verdict, verdict.isRight ? styles.right : styles.wrong)}>
          {verdict.text}
        </p>
      ) : (
        isChecking && <p className={styles.checking}>Checking …</p>
      )}
    </div>
    {children}
  </div>
)
