import type { GameDocument } from '@trivium/wire/documents/game'
import { RatingShield } from '../../../design/shield.tsx'
import { signed } from '../../../design/signed.ts'
import { sidesOf } from '../sides.ts'
import styles from './rating-changes.module.css'
import { useCounted } from './use-counted.ts'

/** Both ratings on their way from before to after; why there is no change where there is none. */
export const RatingChanges = ({ game }: { game: GameDocument }) => {
  const { own, other, opponent } = sidesOf(game)
  const { ratings, settled } = game
  if (game.ended?.reason === 'not-joined' || game.ended?.reason === 'no-contest') return null
  if (!game.rated) return <p className={styles.note}>Casual match: no rating changes.</p>
  if (!settled) return <p className={styles.note}>Counting the ratings …</p>
  if (ratings === null) return <p className={styles.note}>This match did not count for the ratings.</p>
  return (
    <div className={styles.changes}>
      <Change name="You" provisional={game.players[own].provisional} {...ratings[own]} />
      <Change name={opponent.username} provisional={opponent.provisional} {...ratings[other]} />
    </div>
  )
}

interface ChangeProps {
  readonly name: string
  readonly before: number
  readonly after: number
  readonly provisional: boolean
}

const Change = ({ name, before, after, provisional }: ChangeProps) => {
  const shown = useCounted(before, after)
  return (
    <div className={styles.change}>
      <span className={styles.name}>{name}</span>
      <RatingShield elo={shown} provisional={provisional} size="medium" />
      <span className={styles.by}>{signed(after - before)}</span>
    </div>
  )
}
