import type { GameDocument } from '@trivium/wire/documents/game'
import { useState } from 'react'
import { Clock } from '../../../design/clock.tsx'
import { useCountdown } from '../../../design/countdown.ts'
import { useClient } from '../../../live/client-context.ts'
import styles from './question-clock.module.css'
import { verdictOf } from './verdict.ts'

const WARN_AT = 3_000

/** The time left for this question; after it is closed, how it went. The place keeps its height. */
export const QuestionClock = ({ game }: { game: GameDocument }) => {
  const { serverNow } = useClient()
  const left = useCountdown(game.phase === 'question' ? game.answerBy : null, serverNow)
  const [opened] = useState(() => serverNow())
  if (game.reveal !== null) return <Verdict game={game} />
  const total = (game.answerBy ?? 0) - (game.askedAt ?? opened)
  return (
    <div className={styles.place}>
      <Clock left={left ?? 0} total={total} label="Time left to answer" warnAt={WARN_AT} />
    </div>
  )
}

const Verdict = ({ game }: { game: GameDocument }) => {
  const { text, tone } = verdictOf(game)
  return (
    <p className={`${styles.place} ${styles.verdict} ${styles[tone]}`} aria-hidden="true">
      {text}
    </p>
  )
}
