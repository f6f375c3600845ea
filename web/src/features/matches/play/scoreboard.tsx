import type { BattleDocument } from '@trivium/wire/documents/battle'
import { Avatar } from '../../../design/avatar.tsx'
import { classNames } from '../../../design/class-names.ts'
import { Stack } from '../../../design/layout.tsx'
import { PlayerName } from '../../../design/player-name.tsx'
import { Route } from '../../../design/route.tsx'
import { RatingShield } from '../../../design/shield.tsx'
import layout from '../../../questions/play-layout.module.css'
import { sidesOf } from '../sides.ts'
import styles from './scoreboard.module.css'
import { tensionOf } from './tension.ts'

/** Both players' progress side by side, and the score. */
export const Scoreboard = ({ game }: { game: BattleDocument }) => {
  const { own, other } = sidesOf(game)
  return (
    <section
      className={classNames(styles.board, layout.score, tensionOf(game) !== null && styles.close)}
      aria-label="Score"
    >
      <Side game={game} seat={own} side="you" />
      <Side game={game} seat={other} side="them" />
    </section>
  )
}

const Side = ({ game, seat, side }: { game: BattleDocument; seat: 0 | 1; side: 'you' | 'them' }) => {
  const player = game.players[seat]
  const name = side === 'you' ? 'You' : player.username
  return (
    <div className={styles.side}>
      <Avatar {...player} side={side} />
      <Stack gap={4}>
        <div className={styles.who}>
          <span className={styles.name}>{name}</span>
          <span className={styles.elo}>
            {player.elo}
            {player.provisional && '?'}
          </span>
          {game.awayUntil[seat] !== null && <span className={styles.away}>away</span>}
        </div>
        <Route
          side={side}
          name={name}
          marks={game.marks[seat]}
          total={game.total}
          current={game.phase === 'question' ? game.index : null}
        />
      </Stack>
      <span key={game.scores[seat]} className={styles.score} aria-hidden="true">
        {game.scores[seat]}
      </span>
    </div>
  )
}

/** Both players before the first question. */
export const Pairing = ({ game }: { game: BattleDocument }) => {
  const { own, other } = sidesOf(game)
  return (
    <div className={styles.pairing}>
      {([own, other] as const).map((seat) => (
        <div key={seat} className={styles.player}>
          <Avatar {...game.players[seat]} size="large" side={seat === own ? 'you' : 'them'} />
          <span className={styles.full}>
            <PlayerName>{seat === own ? 'You' : game.players[seat].username}</PlayerName>
          </span>
          <RatingShield {...game.players[seat]} size="medium" />
        </div>
      ))}
    </div>
  )
}
