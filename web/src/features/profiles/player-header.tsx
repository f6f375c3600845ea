import { isProvisional } from '@trivium/rules/rating/elo'
import type { ReactNode } from 'react'
import { Avatar } from '../../design/avatar.tsx'
import { Card } from '../../design/card.tsx'
import { PlayerName } from '../../design/player-name.tsx'
import { RatingShield } from '../../design/shield.tsx'
import type { Player } from './player.ts'
import styles from './player-header.module.css'

const month = (at: number): string =>
  new Date(at).toLocaleDateString('en-GB', { month: 'long', year: 'numeric' })

interface PlayerHeaderProps {
  readonly player: Player
  /** Shown above the name; without it the name alone is the heading. */
  readonly about?: string
  /** Links to other pages. */
  readonly children: ReactNode
}

/** The header of a player's pages: picture, name, rating and links. */
export const PlayerHeader = ({ player, about, children }: PlayerHeaderProps) => (
  <Card tone="green" padding="large" className={styles.header}>
    <div className={styles.picture}>
      <Avatar {...player} size="large" />
    </div>
    <div className={styles.text}>
      <h1 className={styles.name}>
        {about && <span className={styles.about}>{about} </span>}
        <PlayerName>{player.username}</PlayerName>
      </h1>
      <p className={styles.memberSince}>Playing since {month(player.createdAt)}</p>
    </div>
    <RatingShield
      elo={player.elo}
      provisional={isProvisional(player.ratedGames)}
      size="large"
      className={styles.shield}
    />
    <div className={styles.links}>{children}</div>
  </Card>
)
