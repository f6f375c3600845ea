import { useLayoutEffect, useRef, useState } from 'react'
import { Button } from '../../../design/button.tsx'
import { classNames } from '../../../design/class-names.ts'
import { ErrorLine } from '../../../design/error-line.tsx'
import { Failed } from '../../../design/list-state.tsx'
import { Message } from '../../../design/message.tsx'
import { useLive } from '../../../live/client-context.ts'
import styles from './daily.module.css'
import type { DailyState, Knowledge } from './daily-state.ts'
import { FirstQuestionView } from './first-question.tsx'
import { useDaily } from './use-daily.ts'
import { type DailyParts, type LoadParts, useParts } from './use-parts.ts'
import { useUntimed } from './use-untimed.ts'

type Arrival = 'awaited' | 'same' | 'here'

/** `same`: the game shows the first question as answered on this page. `here`: its document or its error has arrived. */
const useArrival = (gameId: string | null, isAnswered: boolean): Arrival =>
  useLive(({ topics }) => {
    const { doc, error } = topics[`game:${gameId}`] ?? {}
    if (!error && doc == null) return 'awaited'
    return isAnswered && doc?.index === 0 ? 'same' : 'here'
  })

/** `early.js` may have set the height of the first question's card. The second one's need not be as high. */
const useReleasedHeight = (arrival: Arrival) => {
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (arrival === 'here') place.current?.style.removeProperty('--held')
  }, [arrival])
  return place
}

/** Today's quiz: its first question at once, then the game, then the result. */
export const Daily = ({ load }: { load: LoadParts }) => {
  const untimed = useUntimed()
  const { state, choose, readStatus } = useDaily(untimed.saved)
  const { first = null, status, choice, answer, trouble = null, gameId = null }: Knowledge = state
  const [goesOn, setGoesOn] = useState(false)
  const { parts, hasFailed, fetchAgain } = useParts(load, gameId !== null || state.name === 'opening')
  const arrival = useArrival(gameId, answer !== undefined)
  const place = useReleasedHeight(arrival)

  if (state.name === 'no-quiz') return <NoQuiz />
  if (state.name === 'failed') return <Failed message={state.failure.message} onRetry={readStatus} />
  if (state.name === 'played' && parts !== null)
    return <Played Result={parts.Result} state={state} onNext={readStatus} />
  const day = first?.day ?? status?.day ?? ''
  return (
    <div ref={place} suppressHydrationWarning className={classOf(arrival, answer !== undefined)}>
      {(parts === null || gameId === null || arrival === 'awaited') && (
        <FirstQuestionView
          first={first}
          chosen={choice ?? null}
          answer={answer ?? null}
          isGoing={goesOn}
          trouble={trouble}
          isUntimed={untimed.isUntimed}
          streak={status?.streak.days ?? 0}
          week={parts && status && <parts.Week streak={status.streak} />}
          scoreToBeat={parts && status && <parts.ScoreToBeat botScore={status.botScore} />}
          onChoose={choose}
          onUntimed={untimed.choose}
          onGoOn={() => setGoesOn(true)}
        />
      )}
      {hasFailed && gameId !== null && <NotLoaded onRetry={fetchAgain} />}
      {parts !== null && gameId !== null && (
        <parts.Game
          key={gameId}
          gameId={gameId}
          title={`Daily ${status?.number ?? first?.number ?? ''}`}
          day={day}
          firstAnswer={answer}
          goesOn={goesOn}
          loadsQuietly
          result={(game) => <parts.Result day={day} gameId={gameId} game={game} onNext={readStatus} />}
        />
      )}
    </div>
  )
}

const classOf = (arrival: Arrival, isAnswered: boolean): string =>
  classNames(isAnswered && arrival !== 'awaited' && styles.answered, arrival === 'same' && styles.same)

interface PlayedProps {
  readonly Result: DailyParts['Result']
  readonly state: Extract<DailyState, { name: 'played' }>
  readonly onNext: () => Promise<void>
}

const Played = ({ Result, state: { status, gameId }, onNext }: PlayedProps) => (
  <Result day={status.day} gameId={gameId} game={null} status={status} onNext={onNext} />
)

const NotLoaded = ({ onRetry }: { onRetry: () => void }) => (
  <div className={styles.failed}>
    <ErrorLine>The rest of the page did not load. Your answer is safe.</ErrorLine>
    <Button onClick={onRetry}>Try again</Button>
  </div>
)

const NoQuiz = () => (
  <Message sign="?" title="No daily today">
    This server doesn’t have enough questions for a daily quiz. Whoever runs it can add some.
  </Message>
)
