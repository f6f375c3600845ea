import type { ReactNode } from 'react'
import { classNames } from '../design/class-names.ts'
import { ErrorLine } from '../design/error-line.tsx'
import type { Verdict } from './choice-verdict.ts'
import layout from './play-layout.module.css'
import styles from './verdict-footer.module.css'

export interface VerdictFooterProps {
  readonly verdict: Verdict | null
  readonly trouble: string | null
  /** An answer was given, and its request is in progress. */
  readonly isChecking: boolean
  /** The trouble is only a delay: the answer, or the press on 'Next', is kept and sent later. */
  readonly isHeld: boolean
  /** Shown while there is nothing else to say. */
  readonly idle?: ReactNode
  /** Further words for screen readers; their presence makes the text a live region. */
  readonly spoken?: ReactNode
  /** The available button. */
  readonly children: ReactNode
}

/** Below the answers: the verdict or the trouble, and the button to continue. Constant height. */
export const VerdictFooter = ({
  verdict,
  trouble,
  isChecking,
  isHeld,
  idle,
  spoken,
  children,
}: VerdictFooterProps) => (
  <div className={layout.foot}>
    <div className={classNames(layout.line, verdict !== null && layout.docked)}>
      <div className={styles.text} role={spoken === undefined ? undefined : 'status'}>
        {trouble !== null ? (
          <ErrorLine calm={isHeld}>{trouble}</ErrorLine>
        ) : verdict !== null ? (
          <p
            data-verdict=""
            className={classNames(styles.verdict, verdict.isRight ? styles.right : styles.wrong)}
          >
            {verdict.text}
          </p>
        ) : isChecking ? (
          <p className={styles.checking}>Checking …</p>
        ) : (
          idle
        )}
        {spoken}
      </div>
      {children}
    </div>
  </div>
)
