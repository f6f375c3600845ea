import { useEffect, useLayoutEffect, useState } from 'react'
import { Button } from '../../../design/button.tsx'
import { ErrorLine } from '../../../design/error-line.tsx'
import { Failed } from '../../../design/list-state.tsx'
import { Message } from '../../../design/message.tsx'
import { useLive } from '../../../live/client-context.ts'
import { type DailyStatus, useTodaysStatus } from '../daily-status.ts'
import { type EarlyQuestion, earlyQuestion, type FirstQuestion, rememberStarted } from '../early.ts'
import styles from './daily.module.css'
import { FirstQuestionView } from './first-question.tsx'
import { useFirstAnswer } from './use-first-answer.ts'
import { type LoadParts, useParts } from './use-parts.ts'
import { useUntimed } from './use-untimed.ts'

/** The day's first question: from the page, or from the server if the page's is not today's. */
const firstOf = (early: EarlyQuestion | null, standing: DailyStatus | null): FirstQuestion | null => {
  const isToday = standing === null ? early?.isBegun === false : early?.first.day === standing.day
  if (early !== null && isToday) return early.first
  return standing?.first ? { day: standing.day, number: standing.number, ...standing.first } : null
}

/** Handles a choice made before the app started; from then on the app handles clicks. */
const useTaken = (early: EarlyQuestion | null, choose: (choice: number) => void): void => {
  useLayoutEffect(() => {
    if (early === null || early.isTaken) return
    early.isTaken = true
    if (early.choice !== null) choose(early.choice)
  }, [early, choose])
}

/** A game is ready once its document is here, or the reason why there is none; with `asked` it needs a question too. */
const useIsHere = (gameId: string | null, asked: boolean): boolean =>
  useLive(({ topics }) => {
    const followed = gameId === null ? undefined : topics[`game:${gameId}`]
    if (followed?.error) return true
    return asked ? followed?.doc?.question != null : followed?.doc != null
  })

const useIndex = (gameId: string | null): unknown =>
  useLive(({ topics }) => (gameId === null ? null : topics[`game:${gameId}`]?.doc?.index))

/** Today's quiz: its first question at once, then the game, then the result. */
export const Daily = ({ load }: { load: LoadParts }) => {
  const { standing, failure, readAgain } = useTodaysStatus()
  const [early] = useState(earlyQuestion)
  const untimed = useUntimed()
  const first = firstOf(early, standing)
  const answer = useFirstAnswer({ first, before: untimed.saved, onOtherDay: readAgain })
  useTaken(early, answer.choose)
  const begun = answer.opened?.day ?? null
  useEffect(() => {
    // A player who answers the first question quickly may have started after the status was requested.
    if (standing !== null) rememberStarted(standing.day, standing.play !== null || standing.day === begun)
  }, [standing, begun])

  const opened = standing === null || standing.day === answer.opened?.day ? answer.opened : null
  const play = standing?.play ?? null
  const day = opened?.day ?? standing?.day ?? ''
  const gameId = opened?.gameId ?? play?.gameId ?? null
  const { parts, hasFailed, fetchAgain } = useParts(load, gameId !== null || answer.chosen !== null)
  const isHere = useIsHere(gameId, opened !== null)
  const isSame = useIndex(gameId) === 0 && opened !== null

  if (parts !== null && play !== null && play.score !== null && opened === null)
    return <parts.Result day={day} gameId={play.gameId} game={null} onNext={readAgain} />
  if (standing !== null && first === null && play === null) return <NoQuiz />
  if (first === null && failure !== null) return <Failed message={failure.message} onRetry={readAgain} />
  const isBegunElsewhere = play !== null && answer.chosen === null
  return (
    <div className={isSame ? styles.same : undefined}>
      {(parts === null || gameId === null || !isHere) && (
        <FirstQuestionView
          first={isBegunElsewhere ? null : first}
          chosen={answer.chosen}
          trouble={answer.trouble}
          isUntimed={untimed.isUntimed}
          streak={standing?.streak.days ?? 0}
          onChoose={answer.choose}
          onUntimed={untimed.choose}
        />
      )}
      {hasFailed && gameId !== null && <NotLoaded onRetry={fetchAgain} />}
      {parts !== null && gameId !== null && (
        <parts.Game
          key={gameId}
          gameId={gameId}
          title={`Daily ${standing?.number ?? first?.number ?? ''}`}
          firstChoice={opened?.choice}
          startsAtOnce={opened !== null}
          meanwhile={(trouble) => <ErrorLine>{trouble}</ErrorLine>}
          result={(game) => <parts.Result day={day} gameId={gameId} game={game} onNext={readAgain} />}
        />
      )}
    </div>
  )
}

const NotLoaded = ({ onRetry }: { onRetry: () => void }) => (
  <div className={styles.failed}>
    <ErrorLine>The rest of the page did not load. Nothing of your answer is lost.</ErrorLine>
    <Button onClick={onRetry}>Try again</Button>
  </div>
)

const NoQuiz = () => (
  <Message sign="?" title="No daily today">
    There are not enough questions here for a daily quiz. Whoever runs this server can add some.
  </Message>
)
