import type { BattleDocument } from '@trivium/wire/documents/battle'
import { classNames } from '../../../design/class-names.ts'
import { useCountdown } from '../../../design/countdown.ts'
import { useClient } from '../../../live/client-context.ts'
import layout from '../../../questions/play-layout.module.css'
import { sidesOf } from '../sides.ts'
import styles from './status-line.module.css'
import { tensionOf } from './tension.ts'

/** The opponent's status: thinking, answered, or away with the time left to return. */
export const StatusLine = ({ game, chosen }: { game: BattleDocument; chosen: number | null }) => {
  const { other, opponent } = sidesOf(game)
  const awayUntil = game.awayUntil[other]
  const tension = tensionOf(game)
  const left = useCountdown(awayUntil, useClient().serverNow, 250)
  return (
    <p className={classNames(styles.line, layout.foot)}>
      {game.reveal !== null ? null : awayUntil !== null ? (
        <span className={styles.away}>{awaySentence(opponent.username, left ?? 0)}</span>
      ) : game.otherAnswered ? (
        <span className={styles.answered}>{opponent.username} has answered</span>
      ) : chosen !== null ? (
        <span className={styles.waiting}>Waiting for {opponent.username} …</span>
      ) : (
        tension !== null && <span className={styles.close}>{tension}</span>
      )}
    </p>
  )
}

const awaySentence = (name: string, left: number): string =>
  left > 0
    ? `${name} is away. We’ll wait ${Math.ceil(left / 1000)} s more.`
    : `${name} is away. Their questions count as missed until they are back.`
