import { Button } from '../../../design/button.tsx'
import { ErrorLine } from '../../../design/error-line.tsx'
import { Failed } from '../../../design/list-state.tsx'
import { Message } from '../../../design/message.tsx'
import { useLive } from '../../../live/client-context.ts'
import styles from './daily.module.css'
import type { Knowledge } from './daily-state.ts'
import { FirstQuestionView } from './first-question.tsx'
import { useDaily } from './use-daily.ts'
import { type LoadParts, useParts } from './use-parts.ts'
import { useUntimed } from './use-untimed.ts'

/** `same`: the game shows the first question, which is on the page already. */
type Arrival = 'awaited' | 'same' | 'here'

/** `here`: its document or its error has arrived; a game that starts at once needs its question too. */
const useArrival = (gameId: string | null, startsAtOnce: boolean): Arrival =>
  useLive(({ topics }) => {
    const { doc, error } = topics[`game:${gameId}`] ?? {}
    if (!error && (startsAtOnce ? doc?.question : doc) == null) return 'awaited'
    return startsAtOnce && doc?.index === 0 ? 'same' : 'here'
  })

/** Today's quiz: its first question at once, then the game, then the result. */
export const Daily = ({ load }: { load: LoadParts }) => {
  const untimed = useUntimed()
  const { state, choose, readStatus } = useDaily(untimed.saved)
  const { first = null, status, choice, trouble = null, gameId = null }: Knowledge = state
  const { parts, hasFailed, fetchAgain } = useParts(load, gameId !== null || state.name === 'opening')
  const startsAtOnce = state.name === 'playing'
  const arrival = useArrival(gameId, startsAtOnce)

  if (state.name === 'no-quiz') return <NoQuiz />
  if (state.name === 'failed') return <Failed message={state.failure.message} onRetry={readStatus} />
  if (state.name === 'played' && parts !== null)
    return (
      <parts.Result
        day={state.status.day}
        gameId={state.gameId}
        game={null}
        status={state.status}
        onNext={readStatus}
      />
    )
  const day = first?.day ?? status?.day ?? ''
  return (
    <div className={arrival === 'same' ? styles.same : undefined}>
      {(parts === null || gameId === null || arrival === 'awaited') && (
        <FirstQuestionView
          first={first}
          chosen={choice ?? null}
          trouble={trouble}
          isUntimed={untimed.isUntimed}
          streak={status?.streak.days ?? 0}
          week={parts && status && <parts.Week streak={status.streak} />}
          onChoose={choose}
          onUntimed={untimed.choose}
        />
      )}
      {hasFailed && gameId !== null && <NotLoaded onRetry={fetchAgain} />}
      {parts !== null && gameId !== null && (
        <parts.Game
          key={gameId}
          gameId={gameId}
          title={`Daily ${status?.number ?? first?.number ?? ''}`}
          day={day}
          firstChoice={choice}
          startsAtOnce={startsAtOnce}
          meanwhile={(trouble) => <ErrorLine>{trouble}</ErrorLine>}
          result={(game) => <parts.Result day={day} gameId={gameId} game={game} onNext={readStatus} />}
        />
      )}
    </div>
  )
}

const NotLoaded = ({ onRetry }: { onRetry: () => void }) => (
  <div className={styles.failed}>
    <ErrorLine>The rest of the page did not load. Your answer is safe.</ErrorLine>
    <Button onClick={onRetry}>Try again</Button>
  </div>
)

const NoQuiz = () => (
  <Message sign="?" title="No daily today">
    There are not enough questions here for a daily quiz. Whoever runs this server can add some.
  </Message>
)
