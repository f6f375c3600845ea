import type { ReactNode } from 'react'
import { classNames } from '../../design/class-names.ts'
import { ErrorLine } from '../../design/error-line.tsx'
import layout from '../../questions/play-layout.module.css'
import styles from './solo-footer.module.css'
import type { Verdict } from './verdict.ts'

export interface SoloFooterProps {
  readonly verdict: Verdict | null
  readonly trouble: string | null
  /** An answer was given, and its request is in progress. */
  readonly isChecking: boolean
  /** The trouble is only a delay: the answer, or the press on 'Next', is kept and sent later. */
  readonly isHeld: boolean
  /** The available button. */
  readonly children: ReactNode
}

/** Below the answers: the verdict or the trouble, and the button to continue. Constant height. */
export const SoloFooter = ({ verdict, trouble, isChecking, isHeld, children }: SoloFooterProps) => (
  <div className={layout.foot}>
    <div className={classNames(layout.line, verdict !== null && layout.docked)}>
      <div className={styles.text}>
        {trouble !== null ? (
          <ErrorLine calm={isHeld}>{trouble}</ErrorLine>
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
  </div>
)
