import type { BattleDocument } from '@trivium/wire/documents/battle'
import { Card } from '../../../design/card.tsx'
import { useCountdown } from '../../../design/countdown.ts'
import { useClient } from '../../../live/client-context.ts'
import styles from './get-ready.module.css'
import { Pairing } from './scoreboard.tsx'

const KINDS = { rated: 'Ranked match', casual: 'Casual match' } as const

/** The moments before the first question: both players, and a countdown. */
export const GetReady = ({ game }: { game: BattleDocument }) => {
  const left = useCountdown(game.startsAt, useClient().serverNow)
  const isJoining = game.phase === 'joining'
  return (
    <Card padding="large" className={styles.card}>
      <p className={styles.kind}>{game.rated ? KINDS.rated : KINDS.casual}</p>
      <h1 className={styles.title}>{isJoining ? 'Waiting for both to join' : 'Get ready'}</h1>
      <Pairing game={game} />
      {!isJoining && (
        <p className={styles.count} key={Math.ceil((left ?? 0) / 1000)} role="timer">
          {Math.max(1, Math.ceil((left ?? 0) / 1000))}
        </p>
      )}
      <p className={styles.note}>
        Ten questions. Choose an answer, or press <kbd>1</kbd>–<kbd>4</kbd> or <kbd>A</kbd>–<kbd>D</kbd>.
      </p>
    </Card>
  )
}
