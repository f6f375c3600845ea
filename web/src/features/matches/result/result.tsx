import type { BattleDocument } from '@trivium/wire/documents/battle'
import { Card } from '../../../design/card.tsx'
import { classNames } from '../../../design/class-names.ts'
import { PlayerName } from '../../../design/player-name.tsx'
import { isCelebrated } from '../../../design/result/outcome.ts'
import { useFocusOnMount } from '../../../design/use-focus-on-mount.ts'
import { Scoreboard } from '../play/scoreboard.tsx'
import { sidesOf } from '../sides.ts'
import { NextMatch } from './next-match.tsx'
import { matchOutcome } from './outcome.ts'
import { RatingChange, RatingNote } from './rating-change.tsx'
import styles from './result.module.css'
import { Review } from './review.tsx'

/** The outcome of the match, the rating change, the next match, and all questions. */
export const Result = ({ game }: { game: BattleDocument }) => {
  const { kind, verdict, line } = matchOutcome(game)
  const heading = useFocusOnMount<HTMLHeadingElement>()
  const played = game.marks[0].length > 0
  return (
    <div className={styles.result}>
      <Card tone={isCelebrated(kind) ? 'green' : 'paper'} padding="large" className={styles.card}>
        <h1 ref={heading} tabIndex={-1} className={styles.title}>
          {verdict}
        </h1>
        <p className={styles.detail}>{line}</p>
        {game.ended?.reason !== 'not-joined' && <FinalScore game={game} />}
        <RatingNote game={game} />
        <NextMatch game={game} />
      </Card>
      {played && <Scoreboard game={game} />}
      {played && <Review game={game} />}
    </div>
  )
}

/** The scores, each with its rating change. */
const FinalScore = ({ game }: { game: BattleDocument }) => {
  const { own, other, opponent } = sidesOf(game)
  return (
    <div className={styles.score}>
      <Side game={game} seat={own} name="You" look={styles.you} />
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
}

const Side = ({ game, seat, name, look }: SideProps) => (
  <div className={styles.side}>
    <span className={classNames(styles.name, look)}>
      <PlayerName>{name}</PlayerName>
    </span>
    <span className={styles.points}>{game.scores[seat]}</span>
    {game.settled && game.ratings && (
      <RatingChange provisional={game.players[seat].provisional} {...game.ratings[seat]} />
    )}
  </div>
)
