import { Card } from '../../../design/card.tsx'
import { VisuallyHidden } from '../../../design/visually-hidden.tsx'
import { Link } from '../../../routing/link.tsx'
import { leaderboardLink } from './leaderboard-link.ts'
import type { ProfileParts } from './profile-parts.ts'
import styles from './ranks-card.module.css'

/** The player's ranks on the all-time boards, best first; nothing if there are none. */
export const RanksCard = ({ places }: Pick<ProfileParts, 'places'>) => {
  if (places.length === 0) return null
  return (
    <Card className={styles.card} aria-labelledby="places">
      <h2 id="places">Places</h2>
      <ul className={styles.places}>
        {places.map((place) => (
          <Place key={place.board} {...place} />
        ))}
      </ul>
    </Card>
  )
}

const Place = ({ board, place, players }: ProfileParts['places'][number]) => {
  const sign = leaderboardLink(board)
  if (sign === null) return null
  return (
    <li>
      <Link to={sign.address} className={styles.place}>
        <span className={styles.title}>{sign.title}</span>
        <VisuallyHidden>: place</VisuallyHidden> <b>{place.toLocaleString('en')}</b>{' '}
        <span className={styles.players}>of {players.toLocaleString('en')}</span>
      </Link>
    </li>
  )
}
