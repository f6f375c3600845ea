import { shownName } from '@trivium/wire/guest-colours'
import { Card } from '../../../design/card.tsx'
import { Empty } from '../../../design/list-state.tsx'
import { MatchList, MatchRow } from '../../../design/match-row.tsx'
import { useTopic } from '../../../live/client-context.ts'
import styles from './matches-card.module.css'
import type { ProfileParts } from './profile-parts.ts'

interface MatchesCardProps extends Pick<ProfileParts, 'matches'> {
  readonly username: string
  readonly isOwn: boolean
}

/** The player's latest matches; the visitor's own ones are linked to their reviews. */
export const MatchesCard = ({ username, isOwn, matches }: MatchesCardProps) => {
  const { doc } = useTopic('user')
  const own = doc === null ? null : shownName(doc)
  return (
    <Card className={styles.card} aria-labelledby="matches">
      <h2 id="matches">Recent matches</h2>
      {matches.length === 0 ? (
        <Empty drawing="empty-road">
          {isOwn
            ? 'None yet. Your matches will appear here, with every question to review.'
            : `${username} has not played a match yet.`}
        </Empty>
      ) : (
        <MatchList>
          {matches.map((match) => (
            <MatchRow
              key={match.id}
              {...match}
              to={isOwn || match.opponent.username === own ? `/match/${match.id}` : null}
            />
          ))}
        </MatchList>
      )}
    </Card>
  )
}
