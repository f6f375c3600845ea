import { DAILY_QUESTIONS } from '@trivium/rules/daily/daily-mix'
import { ButtonLink } from '../../../design/button.tsx'
import { useCountdown } from '../../../design/countdown.ts'
import { Failed, Loading } from '../../../design/list-state.tsx'
import { useClient } from '../../../live/client-context.ts'
import { useServerQuery } from '../../../live/server-query.tsx'
import type { NextStep } from '../../../result/next-step.tsx'
import { quizOutcome } from '../../../result/quiz-outcome.ts'
import { Result } from '../../../result/result.tsx'
import { Score } from '../../../result/score.tsx'
import { Track } from '../../../result/track.tsx'
import { longDay } from '../../../time/utc-days.ts'
import type { DailyStatus } from '../daily-status.ts'
import type { ResultProps } from '../today/use-parts.ts'
import styles from './daily-result.module.css'
import { Distribution } from './distribution.tsx'
import { NextDaily } from './next-daily.tsx'
import { StreakCard } from './streak-card.tsx'

/** The result of today's quiz, the comparison with others, and what comes next. */
export const DailyResult = (props: ResultProps) => {
  const { day, game, status = null } = props
  // Once the game is settled, the day's scores include it.
  const asked = useServerQuery('readDaily', { day }, game?.settled !== false)
  const standing = asked.data ?? status
  return (
    <div className={styles.result}>
      <Shown {...props} standing={standing} />
      {asked.data ? (
        <Compared standing={asked.data} />
      ) : asked.isError ? (
        <Failed message={asked.error.message} onRetry={() => asked.refetch()} />
      ) : (
        <Loading lines={4} label="Loading the scores" />
      )}
    </div>
  )
}

interface ShownProps extends ResultProps {
  readonly standing: DailyStatus | null
}

/** How the quiz went, for a game that was played earlier. */
const playedEarlier = (standing: DailyStatus | null) => ({
  kind: 'daily' as const,
  score: standing?.play?.score ?? 0,
  total: DAILY_QUESTIONS,
  marks: standing?.play?.marks ?? [],
  ended: null,
})

const Shown = ({ day, gameId, game, standing, onNext }: ShownProps) => {
  const played = game ?? playedEarlier(standing)
  const { marks, score } = played
  const outcome = quizOutcome(played)
  const nextAt = standing?.nextAt ?? null
  const isOver = useCountdown(nextAt, useClient().serverNow, 1_000) === 0
  return (
    <Result
      of={
        <>
          {standing && `Daily ${standing.number}, `}
          {longDay(day)}
        </>
      }
      outcome={outcome}
      points={score}
      score={<Score points={score}>of {DAILY_QUESTIONS}</Score>}
      next={isOver ? { label: 'Play the new daily', onPress: onNext } : SURVIVAL}
      share={{ gameId, isReady: game?.settled !== false, streak: standing?.streak.days ?? 0 }}
      takesFocus={game !== null}
      footer={!isOver && <NextDaily nextAt={nextAt} onNext={onNext} />}
    >
      <Track marks={marks} total={DAILY_QUESTIONS} />
    </Result>
  )
}

const SURVIVAL: NextStep = { label: 'Try Survival', to: '/survival' }

const Compared = ({ standing }: { standing: DailyStatus }) => (
  <div className={styles.cards}>
    <Distribution {...standing} own={standing.play?.score ?? null} />
    <StreakCard streak={standing.streak}>
      <ButtonLink to="/daily">Past quizzes</ButtonLink>
    </StreakCard>
  </div>
)
