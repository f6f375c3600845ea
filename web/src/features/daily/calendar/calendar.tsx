import { ButtonLink } from '../../../design/button.tsx'
import { Failed, Loading } from '../../../design/list-state.tsx'
import { Plate } from '../../../design/plate.tsx'
import { useAsked } from '../../../live/asked.tsx'
import { useHydrated } from '../../../live/use-hydrated.ts'
import { longDay } from '../dates.ts'
import { NextDaily } from '../result/next-daily.tsx'
import { StreakPlate } from '../result/streak-plate.tsx'
import type { Standing } from '../standing.ts'
import styles from './calendar.module.css'
import { Months } from './months.tsx'

/** Every daily there has been, by month; beside it the streak and today's. */
export const Calendar = () => {
  const isHydrated = useHydrated()
  const asked = useAsked('readDaily', {})
  return (
    <>
      <h1 className={styles.title}>All dailies</h1>
      <div className={styles.screen}>
        <Plate className={styles.months} aria-label="Calendar">
          {isHydrated ? <Months /> : <Loading lines={6} label="Loading the calendar" />}
        </Plate>
        <div className={styles.side}>
          {asked.isPending ? (
            <Plate>
              <Loading lines={4} label="Loading your streak" />
            </Plate>
          ) : asked.isError ? (
            <Plate>
              <Failed message={asked.error.message} onRetry={() => asked.refetch()} />
            </Plate>
          ) : (
            <>
              <Today standing={asked.data} onNext={() => asked.refetch()} />
              <StreakPlate streak={asked.data.streak} />
            </>
          )}
        </div>
      </div>
    </>
  )
}

const Today = ({ standing, onNext }: { standing: Standing; onNext: () => void }) => {
  const { day, number, play, nextAt } = standing
  const isDone = play !== null && play.score !== null
  return (
    <Plate tone="green" className={styles.today} aria-labelledby="today">
      <p className={styles.day}>{longDay(day)}</p>
      <h2 id="today">
        Daily {number}
        {isDone && <span className={styles.score}>{play.score} of 10</span>}
      </h2>
      {isDone ? (
        <NextDaily nextAt={nextAt} onNext={onNext} />
      ) : (
        <ButtonLink look="primary" to="/" wide>
          {play === null ? 'Play today’s' : 'Go on with today’s'}
        </ButtonLink>
      )}
      {isDone && (
        <ButtonLink look="outline" to="/" wide>
          See the result
        </ButtonLink>
      )}
    </Plate>
  )
}
