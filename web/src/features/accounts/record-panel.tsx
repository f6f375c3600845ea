import type { User } from '@trivium/wire/documents/user'
import { Card } from '../../design/card.tsx'
import { Loading } from '../../design/list-state.tsx'
import { RatingShield } from '../../design/shield.tsx'
import { signedNumber } from '../../design/signed-number.ts'
import { useTopic } from '../../live/client-context.ts'
import { isProvisional } from './rating.ts'
import styles from './record-panel.module.css'

/** The player's own rating with the last change, and their record. */
export const RecordPanel = () => {
  const { doc: user } = useTopic('user')
  return (
    <Card className={styles.panel} aria-labelledby="record">
      <h2 id="record">Your record</h2>
      {user === null ? <Loading lines={3} label="Loading your record" /> : <Record user={user} />}
    </Card>
  )
}

const Record = ({ user }: { user: User }) => (
  <>
    <div className={styles.rating}>
      <RatingShield elo={user.elo} provisional={isProvisional(user)} size="large" />
      <p>
        {user.lastEloChange === null ? (
          'No rated match yet. Everybody starts at 1000.'
        ) : (
          <>
            <span className={styles.change}>{signedNumber(user.lastEloChange)}</span> in your last rated match
          </>
        )}
      </p>
    </div>
    {user.ratedGames > 0 && isProvisional(user) && (
      <p className={styles.note}>Provisional until 20 rated matches: {20 - user.ratedGames} to go.</p>
    )}
    <dl className={styles.counts}>
      {(
        [
          ['Won', user.wins],
          ['Drawn', user.draws],
          ['Lost', user.losses],
          ['In a row', user.winStreak],
        ] as const
      ).map(([name, count]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{count}</dd>
        </div>
      ))}
    </dl>
  </>
)
