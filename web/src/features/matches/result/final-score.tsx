import type { BattleDocument } from '@trivium/wire/documents/battle'
import { classNames } from '../../../design/class-names.ts'
import { PlayerName } from '../../../design/player-name.tsx'
import { sidesOf } from '../sides.ts'
import styles from './final-score.module.css'
import { RatingChange } from './rating-change.tsx'

interface FinalScoreProps {
  readonly game: BattleDocument
  /** The player's rating is no longer provisional. */
  readonly isPromoted: boolean
}

/** The scores, each with its rating change. */
export const FinalScore = ({ game, isPromoted }: FinalScoreProps) => {
  const { own, other, opponent } = sidesOf(game)
  return (
    <div className={styles.score}>
      <Side game={game} seat={own} name="You" look={styles.you} isPromoted={isPromoted} />
      <span className={styles.colon} aria-hidden="true">
        :
      </span>
      <Side game={game} seat={other} name={opponent.username} look={styles.them} />
    </div>
  )
}

interface SideProps {
  readonly game: BattleDocument
  readonly seat: 0 | 1
  readonly name: string
  readonly look: string | undefined
  readonly isPromoted?: boolean
}

const Side = ({ game, seat, name, look, isPromoted = false }: SideProps) => (
  <div className={styles.side}>
    <span className={classNames(styles.name, look)}>
      <PlayerName>{name}</PlayerName>
    </span>
    <span className={styles.points}>{game.scores[seat]}</span>
    {game.settled && game.ratings && (
      <RatingChange provisional={game.players[seat].provisional && !isPromoted} {...game.ratings[seat]} />
    )}
  </div>
)
