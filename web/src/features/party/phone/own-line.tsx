import type { PartyDocument, PartyRoomDocument } from '@trivium/wire/documents/party'
import { plural } from '../../../design/plural.ts'
import { ordinal } from '../ordinal.ts'
import { teamAt } from '../team-colours.ts'
import styles from './own-line.module.css'

interface OwnLineProps {
  readonly room: PartyRoomDocument
  readonly own: PartyDocument
}

/** The player's name, team, place and score. */
export const OwnLine = ({ room, own: { name, team, place, score } }: OwnLineProps) => (
  <section aria-label="You">
    <p className={styles.line} {...teamAt(team)}>
      <span className={styles.name} translate="no">
        {name}
      </span>
      {team !== null && <span className={styles.team}>{room.teams?.[team]?.name}</span>}
      {room.phase !== 'lobby' && (
        <>
          {place !== null && room.index > 0 && <span className={styles.place}>{ordinal(place)}</span>}
          <span className={styles.score}>{plural(score, 'point')}</span>
        </>
      )}
    </p>
  </section>
)
