import { DAILY_QUESTIONS } from '@trivium/rules/daily/daily-mix'
import { ButtonLink } from '../../../design/button.tsx'
import { Card } from '../../../design/card.tsx'
import { Failed, Loading } from '../../../design/list-state.tsx'
import { Route } from '../../../design/route.tsx'
import { useFocusOnMount } from '../../../design/use-focus-on-mount.ts'
import { useServerQuery } from '../../../live/server-query.tsx'
import { SharePanel } from '../../../share/share-panel.tsx'
import { longDay } from '../../../time/utc-days.ts'
import type { DailyStatus } from '../daily-status.ts'
import type { ResultProps } from '../today/use-parts.ts'
import styles from './daily-result.module.css'
import { Distribution } from './distribution.tsx'
import { NextDaily } from './next-daily.tsx'
import { StreakCard } from './streak-card.tsx'

/** The result of today's quiz, the comparison with others, and what comes next. */
export const DailyResult = (props: ResultProps) =>
  props.game?.settled === false ? (
    <Result {...props} standing={null}>
      <Loading lines={4} label="Loading the scores" />
    </Result>
  ) : (
    <Known {...props} />
  )

/** The game is settled, so the day's scores include it. */
const Known = (props: ResultProps) => {
  const asked = useServerQuery('readDaily', { day: props.day })
  const standing = asked.data ?? null
  return (
    <Result {...props} standing={standing}>
      {standing !== null ? (
        <Compared standing={standing} />
      ) : asked.isError ? (
        <Failed message={asked.error.message} onRetry={() => asked.refetch()} />
      ) : (
        <Loading lines={4} label="Loading the scores" />
      )}
    </Result>
  )
}

interface ShownProps extends ResultProps {
  readonly standing: DailyStatus | null
  readonly children: React.ReactNode
}

const Result = ({ day, gameId, game, standing, onNext, children }: ShownProps) => {
  const heading = useFocusOnMount<HTMLHeadingElement>()
  const marks = game?.marks ?? standing?.play?.marks ?? []
  const score = game?.score ?? standing?.play?.score ?? null
  return (
    <div className={styles.result}>
      <Card tone="green" padding="large" className={styles.card}>
        <p className={styles.day}>
          {standing && <b>Daily {standing.number}</b>} {longDay(day)}
        </p>
        <h1 className={styles.score} ref={game === null ? undefined : heading} tabIndex={-1}>
          <b>{score ?? '–'}</b> of {DAILY_QUESTIONS}
        </h1>
        <div className={styles.route}>
          <Route side="you" name="You" marks={marks} total={DAILY_QUESTIONS} />
        </div>
        <div className={styles.footer}>
          <SharePanel
            look="primary"
            gameId={gameId}
            isReady={game?.settled !== false}
            streak={standing?.streak.days ?? 0}
          />
          <NextDaily nextAt={standing?.nextAt ?? null} onNext={onNext} />
        </div>
      </Card>
      {children}
    </div>
  )
}

const Compared = ({ standing }: { standing: DailyStatus }) => (
  <div className={styles.cards}>
    <Distribution {...standing} own={standing.play?.score ?? null} />
    <StreakCard streak={standing.streak}>
      <ButtonLink to="/daily">Past quizzes</ButtonLink>
    </StreakCard>
  </div>
)
