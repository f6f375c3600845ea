import { Card } from '../../../design/card.tsx'
import { Link } from '../../../routing/link.tsx'
import { OutcomeBar } from '../outcome-bar.tsx'
import { headToHead } from './head-to-head.ts'
import styles from './head-to-head-card.module.css'
import type { StatsParts } from './stats-parts.ts'

interface HeadToHeadCardProps extends Pick<StatsParts, 'against'> {
  readonly username: string
}

/** The matches between the visitor and this player; nothing on the visitor's own page. */
export const HeadToHeadCard = ({ username, against }: HeadToHeadCardProps) => {
  if (against === null) return null
  const haveMet = against.wins + against.losses + against.draws > 0
  return (
    <Card className={styles.card} aria-labelledby="against">
      <header className={styles.head}>
        <h2 id="against">You and {username}</h2>
        {haveMet && <p>{headToHead(against, username)}</p>}
      </header>
      {haveMet ? (
        <OutcomeBar {...against} />
      ) : (
        <p className={styles.not}>
          You have not met yet. <Link to={`/profile/${username}`}>Challenge {username}</Link>
        </p>
      )}
    </Card>
  )
}
