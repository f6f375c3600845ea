import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { classNames } from '../../../design/class-names.ts'
import layout from '../../../questions/play-layout.module.css'
import styles from './first-question.module.css'

interface FirstQuestionFooterProps {
  readonly chosen: number | null
  readonly isUntimed: boolean
  readonly streak: number
  readonly week: ReactNode
  readonly onUntimed: (isUntimed: boolean) => void
}

const words = (chosen: number | null, streak: number): string => {
  if (chosen !== null) return 'Checking …'
  return streak > 0
    ? `Your streak is ${streak}. Today makes it ${streak + 1}.`
    : 'The same ten for everybody today.'
}

/** Below the first question: what the quiz counts for, and the option to play without a clock. */
export const FirstQuestionFooter = ({
  chosen,
  isUntimed,
  streak,
  week,
  onUntimed,
}: FirstQuestionFooterProps) => (
  <>
    <div className={classNames(styles.footer, layout.foot)}>
      <p className={chosen === null ? undefined : styles.checking}>{words(chosen, streak)}</p>
      {week}
    </div>
    <div className={classNames(styles.tools, layout.tools)}>
      <label className={styles.untimed}>
        <input
          type="checkbox"
          checked={isUntimed}
          disabled={chosen !== null}
          onChange={(event) => onUntimed(event.target.checked)}
        />
        No clock
      </label>
      <Link to="/daily">Past quizzes</Link>
    </div>
  </>
)
