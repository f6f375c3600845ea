import type { PartyDocument, PartyRoomDocument } from '@trivium/wire/documents/party'
import { plural } from '../../../design/plural.ts'
import { ordinal } from '../ordinal.ts'
import { teamAt } from '../team-colours.ts'
import styles from './own-line.module.css'

interface OwnLineProps {
  readonly room: PartyRoomDocument
  readonly own: PartyDocument
}

/** The player's name, place and score in one line; in a team its name is a second one. */
export const OwnLine = ({ room, own: { name, team, place, score } }: OwnLineProps) => (
  <section className={styles.own} aria-label="You">
    <p className={styles.line}>
      <span className={styles.name} translate="no">
        {name}
      </span>
      <span className={styles.score}>
        {place !== null && room.index > 0 && `${ordinal(place)}, `}
        {plural(score, 'point')}
      </span>
    </p>
    {team !== null && (
      <p className={styles.team} {...teamAt(team)}>
        <span className={styles.name} translate="no">
          {room.teams?.[team]?.name}
        </span>
      </p>
    )}
  </section>
)
