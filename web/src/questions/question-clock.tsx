import { useEffect, useState } from 'react'
import { classNames } from '../design/class-names.ts'
import { Clock } from '../design/clock.tsx'
import { useCountdown } from '../design/countdown.ts'
import { useClient } from '../live/client-context.ts'
import layout from './play-layout.module.css'
import styles from './question-clock.module.css'
import { LAST_SECONDS, useLastSeconds } from './use-last-seconds.ts'

interface QuestionClockProps {
  /** In the server's time, ms since 1970. */
  readonly askedAt: number | null
  readonly answerBy: number | null
  readonly isOpen: boolean
  /** The player has answered and waits: nothing hurries them. */
  readonly isAnswered?: boolean
}

/** A server that works closes a question this much after its time at the latest, ms. */
const CLOSES_WITHIN = 1_000

/** A question that stays open after its time may mean that the server stands still. */
const useOverdue = ({ answerBy, isOpen }: QuestionClockProps): void => {
  const { serverNow, overdue } = useClient()
  useEffect(() => {
    if (!isOpen || answerBy === null) return
    const timer = setTimeout(() => overdue(CLOSES_WITHIN), answerBy + CLOSES_WITHIN - serverNow())
    return () => clearTimeout(timer)
  }, [answerBy, isOpen, serverNow, overdue])
}

/** The time left for one question: runs down while it is open, then disappears. Its height is constant. */
export const QuestionClock = (props: QuestionClockProps) => {
  const { askedAt, answerBy, isOpen, isAnswered = false } = props
  const { serverNow } = useClient()
  const running = useCountdown(isOpen ? answerBy : null, serverNow)
  useOverdue(props)
  useLastSeconds(isOpen && !isAnswered ? running : null)
  const [opened] = useState(() => serverNow())
  return (
    <div className={classNames(styles.clock, layout.clock)}>
      {isOpen && (
        <Clock
          left={running ?? 0}
          total={(answerBy ?? 0) - (askedAt ?? opened)}
          label="Time left to answer"
          warnAt={LAST_SECONDS}
        />
      )}
    </div>
  )
}
