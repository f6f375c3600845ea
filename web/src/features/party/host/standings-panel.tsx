import type { PartyRoomDocument, PartyScreenDocument } from '@trivium/wire/documents/party'
import { useState } from 'react'
import { Card } from '../../../design/card.tsx'
import { classNames } from '../../../design/class-names.ts'
import { plural } from '../../../design/plural.ts'
import { PlayerPicture } from '../player-picture.tsx'
import { nextRoundName, roundName } from '../round-words.ts'
import { type Side, sidesOf } from '../sides.ts'
import { teamAt } from '../team-colours.ts'
import { ShowAll } from './show-all.tsx'
import styles from './standings-panel.module.css'

/** As many as are read out. */
const FIRST = 10

interface StandingsPanelProps {
  readonly room: PartyRoomDocument
  readonly screen: PartyScreenDocument
}

/** The places, best first, to be read out. */
export const StandingsPanel = ({ room: { round, isBreak }, screen }: StandingsPanelProps) => {
  const [isWhole, setWhole] = useState(false)
  const sides = sidesOf(screen)
  const next = isBreak ? nextRoundName(round) : null
  return (
    <Card className={styles.card} aria-labelledby="places">
      <h2 id="places">{isBreak ? `Standings after ${roundName(round)}` : 'Standings'}</h2>
      {next !== null && <p className={styles.next}>Next: {next}</p>}
      <ol aria-label="Places">
        {(isWhole ? sides : sides.slice(0, FIRST)).map((side) => (
          <Row key={side.side} side={side} />
        ))}
      </ol>
      {sides.length > FIRST && <ShowAll count={sides.length} isWhole={isWhole} onChange={setWhole} />}
    </Card>
  )
}

const Row = ({ side: { name, profilePic, team, place, score } }: { side: Side }) => (
  <li className={classNames(styles.row, place === 1 && score > 0 && styles.first)} {...teamAt(team)}>
    <b className={styles.place}>{place}</b>
    {profilePic === null ? <span className={styles.swatch} /> : <PlayerPicture profilePic={profilePic} />}
    <span className={styles.name} translate="no">
      {name}
    </span>
    <span className={styles.points}>{plural(score, 'point')}</span>
  </li>
)
