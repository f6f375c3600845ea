import { ButtonLink } from '../../../design/button.tsx'
import { Card } from '../../../design/card.tsx'
import { Screen, Sidebar } from '../../../design/layout.tsx'
import { Loading } from '../../../design/list-state.tsx'
import { LoadState } from '../../../design/load-state.tsx'
import { useHydrated } from '../../../design/use-hydrated.ts'
import { useServerQuery } from '../../../live/server-query.tsx'
import { longDay } from '../../../time/utc-days.ts'
import type { DailyStatus } from '../daily-status.ts'
import { NextDaily } from '../result/next-daily.tsx'
import { StreakCard } from '../result/streak-card.tsx'
import styles from './calendar.module.css'
import { Months } from './months.tsx'

/** Past quizzes by month, next to the streak and today's quiz. */
export const Calendar = () => {
  const isHydrated = useHydrated()
  const asked = useServerQuery('readDaily', {})
  return (
    <Screen title="Past quizzes">
      <Sidebar narrow>
        <Card className={styles.months} aria-label="Calendar">
          {isHydrated ? <Months /> : <Loading lines={6} label="Loading the calendar" />}
        </Card>
        <div className={styles.side}>
          {asked.isPending || asked.isError ? (
            <Card>
              <LoadState
                failure={asked.error}
                lines={4}
                label="Loading your streak"
                onRetry={() => asked.refetch()}
              />
            </Card>
          ) : (
            <>
              <Today standing={asked.data} onNext={() => asked.refetch()} />
              <StreakCard streak={asked.data.streak} />
            </>
          )}
        </div>
      </Sidebar>
    </Screen>
  )
}

const Today = ({ standing, onNext }: { standing: DailyStatus; onNext: () => void }) => {
  const { day, number, play, nextAt } = standing
  const isDone = play !== null && play.score !== null
  return (
    <Card tone="green" className={styles.today} aria-labelledby="today">
      <p className={styles.day}>{longDay(day)}</p>
      <h2 id="today">
        Daily {number}
        {isDone && <span className={styles.score}>{play.score} of 10</span>}
      </h2>
      {isDone ? (
        <NextDaily nextAt={nextAt} onNext={onNext} />
      ) : (
        <ButtonLink look="primary" to="/" wide>
          {play === null ? 'Play today’s' : 'Continue today’s'}
        </ButtonLink>
      )}
      {isDone && (
        <ButtonLink look="outline" to="/" wide>
          See the result
        </ButtonLink>
      )}
    </Card>
  )
}
