import type { CaseGame } from '@trivium/wire/documents/fair-play'
import type { OutputOf } from '@trivium/wire/registry'
import about from '../../admin/about-player.module.css'
import { formatDuration, formatTime } from '../../admin/format-times.ts'
import { classNames } from '../../design/class-names.ts'
import { Dialog } from '../../design/dialog.tsx'
import { LoadState } from '../../design/load-state.tsx'
import { useServerQuery } from '../../live/server-query.tsx'
import styles from './fair-play.module.css'

type Question = OutputOf<'readCaseGame'>['questions'][number]

interface GameDialogProps {
  readonly uid: string
  readonly game: CaseGame
  readonly onClose: () => void
}

/** One game question by question: the player's answers and how long they took. */
export const GameDialog = ({ uid, game, onClose }: GameDialogProps) => (
  <Dialog title={`Game of ${formatTime(game.at)}`} onClose={onClose}>
    <Questions uid={uid} gameId={game.id} />
  </Dialog>
)

const Questions = ({ uid, gameId }: { uid: string; gameId: string }) => {
  const { data, error, refetch } = useServerQuery('readCaseGame', { uid, gameId })
  if (data === undefined)
    return <LoadState failure={error} lines={6} label="Loading the game" onRetry={() => void refetch()} />
  return (
    <ol className={styles.questions}>
      {data.questions.map((question, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a question is identified by its place in the game
        <li key={i}>
          <One question={question} />
        </li>
      ))}
    </ol>
  )
}

const One = ({ question: { prompt, right, answer, opponentMs, tooQuickBelow } }: { question: Question }) => {
  const ms = answer?.ms ?? null
  const isQuick = ms !== null && ms < tooQuickBelow
  return (
    <>
      <p className={styles.prompt}>{prompt}</p>
      {answer === null ? (
        <p className={about.small}>No answer. Right: {right}</p>
      ) : (
        <p>
          <b className={answer.right ? styles.right : styles.wrong}>
            {answer.text}, {answer.right ? 'right' : 'wrong'}
          </b>
          {!answer.right && <span className={about.small}> Right: {right}</span>}
        </p>
      )}
      <p className={about.small}>
        {answer !== null && (
          <span className={classNames(isQuick && styles.quick)}>
            {ms === null ? 'after a time that is not known' : `after ${formatDuration(ms)}`}
            {isQuick && `: nobody is that quick (${formatDuration(tooQuickBelow)})`}
          </span>
        )}
        {opponentMs !== null && ` The opponent after ${formatDuration(opponentMs)}.`}
      </p>
    </>
  )
}
