import { ArrowLeft } from 'lucide-react'
import { useState } from 'react'
import { Button, ButtonLink } from '../../../design/button.tsx'
import { Card } from '../../../design/card.tsx'
import { ErrorLine } from '../../../design/error-line.tsx'
import { Failed } from '../../../design/list-state.tsx'
import { LoadState } from '../../../design/load-state.tsx'
import { Message } from '../../../design/message.tsx'
import { Route } from '../../../design/route.tsx'
import { useServerQuery } from '../../../live/server-query.tsx'
import { useAction } from '../../../live/use-action.ts'
import { Link, Navigate } from '../../../routing/link.tsx'
import { fullDay } from '../../../time/utc-days.ts'
import type { DailyStatus } from '../daily-status.ts'
import { Distribution } from '../result/distribution.tsx'
import { type LoadParts, useParts } from '../today/use-parts.ts'
import styles from './past-day.module.css'

interface PastDayProps {
  readonly day: string
  readonly load: LoadParts
}

/** One past day: its result, if it was played, and a button to practise it. */
export const PastDay = ({ day, load }: PastDayProps) => {
  const asked = useServerQuery('readDaily', { day })
  const [gameId, setGameId] = useState<string | null>(null)
  const { parts, hasFailed, fetchAgain } = useParts(load, gameId !== null)
  if (asked.isError && (asked.error.reason === 'no-such-day' || asked.error.reason === 'bad-input'))
    return <NoSuchDay />
  if (asked.isPending || asked.isError)
    return (
      <LoadState failure={asked.error} lines={6} label="Loading the day" onRetry={() => asked.refetch()} />
    )
  const standing = asked.data
  if (standing.isToday) return <Navigate to="/" replace />
  if (hasFailed && gameId !== null) return <Failed message="The quiz did not load." onRetry={fetchAgain} />
  if (parts !== null && gameId !== null)
    return (
      <parts.Game
        key={gameId}
        gameId={gameId}
        title={`Daily ${standing.number}, practice`}
        day={day}
        startsAtOnce
        result={(game) => <parts.Practised game={game} day={day} onAgain={() => setGameId(null)} />}
      />
    )
  return <Day standing={standing} isOpening={gameId !== null} onOpened={setGameId} />
}

const NoSuchDay = () => (
  <Message
    sign="?"
    title="No daily on that day"
    actions={
      <ButtonLink look="primary" to="/daily">
        Past quizzes
      </ButtonLink>
    }
  >
    There was no quiz that day, or it’s still to come.
  </Message>
)

interface DayProps {
  readonly standing: DailyStatus
  readonly isOpening: boolean
  readonly onOpened: (gameId: string) => void
}

const Day = ({ standing, isOpening, onOpened }: DayProps) => {
  const { day, number, play, distribution } = standing
  const open = useAction('openDaily')
  const practise = async () => {
    const { result } = await open.run({ day })
    if (result) onOpened(result.gameId)
  }
  const players = distribution.reduce((sum, count) => sum + count, 0)
  const isBusy = open.isRunning || isOpening
  return (
    <div className={styles.day}>
      <Link to="/daily" className={styles.back}>
        <ArrowLeft size={20} aria-hidden="true" /> Past quizzes
      </Link>
      <Card padding="large" className={styles.card}>
        <p className={styles.number}>Daily {number}</p>
        <h1>{fullDay(day)}</h1>
        {play === null ? (
          <p>You did not play this one on its day.</p>
        ) : (
          <div className={styles.own}>
            <p className={styles.score}>
              <b>{play.score ?? play.marks.filter(Boolean).length}</b> of 10 on the day
            </p>
            <Route side="you" name="You" marks={play.marks} total={10} />
          </div>
        )}
        <div className={styles.practise}>
          <Button look="primary" size="large" aria-disabled={isBusy} onClick={practise}>
            {isBusy ? 'Opening …' : 'Practise this day'}
          </Button>
          <p>Practice doesn’t affect your streak or today’s scores.</p>
        </div>
        <ErrorLine>{open.error?.message}</ErrorLine>
      </Card>
      {players > 0 && <Distribution {...standing} own={play?.score ?? null} />}
    </div>
  )
}
