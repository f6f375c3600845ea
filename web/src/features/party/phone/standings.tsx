import type { PartyDocument, PartyRoomDocument } from '@trivium/wire/documents/party'
import type { ReactNode } from 'react'
import { Card } from '../../../design/card.tsx'
import { classNames } from '../../../design/class-names.ts'
import { plural } from '../../../design/plural.ts'
import { ordinal } from '../ordinal.ts'
import { teamAt } from '../team-colours.ts'
import { sharingWords } from './place-words.ts'
import styles from './standings.module.css'

interface PhoneStandingsProps {
  readonly room: PartyRoomDocument
  readonly own: PartyDocument
  readonly title: string
  /** Below the own place. */
  readonly children?: ReactNode
}

const nameOf = (room: PartyRoomDocument, own: PartyDocument): string =>
  (own.team === null ? own.name : room.teams?.[own.team]?.name) ?? ''

interface RowProps {
  readonly name: string
  readonly place: number
  readonly score: number
  readonly isOwn: boolean
  /** The player's, which colours the own row. */
  readonly team: number | null
  /** Others are between this row and the one above. */
  readonly isApart?: boolean
}

const Row = ({ name, place, score, isOwn, team, isApart = false }: RowProps) => (
  <li
    className={classNames(styles.row, isOwn && styles.own, isApart && styles.apart)}
    {...teamAt(isOwn ? team : null)}
  >
    <span className={styles.number}>{place}.</span>
    <span className={styles.name} translate="no">
      {name}
    </span>
    {isOwn && <span className={styles.you}>you</span>}
    <span className={styles.number}>{score.toLocaleString('en')}</span>
  </li>
)

/** The player's own place, large, and the leaders; below them the own row, if it is not one of theirs. */
export const PhoneStandings = ({ room, own, title, children }: PhoneStandingsProps) => {
  const leaders = room.leaders ?? []
  const ownName = nameOf(room, own)
  const sharing = sharingWords(own)
  const { place, score, team } = own
  return (
    <div className={styles.standings}>
      <Card tone="green" className={styles.card}>
        <h1 className={styles.moved}>{title}</h1>
        <p className={styles.place}>
          <b>{place === null ? '–' : ordinal(place)}</b>
        </p>
        {sharing !== null && <p className={styles.moved}>{sharing}</p>}
        <p>{plural(score, 'point')}</p>
        {children}
      </Card>
      <ol className={styles.list} aria-label="Leaders">
        {leaders.map((leader) => (
          <Row key={leader.name} {...leader} isOwn={leader.name === ownName} team={team} />
        ))}
        {place !== null && !leaders.some(({ name }) => name === ownName) && (
          <Row name={ownName} place={place} score={score} isOwn team={team} isApart />
        )}
      </ol>
    </div>
  )
}
