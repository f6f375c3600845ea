import type { PartyDocument, PartyRoomDocument } from '@trivium/wire/documents/party'
import type { ReactNode } from 'react'
import { Card } from '../../../design/card.tsx'
import { classNames } from '../../../design/class-names.ts'
import { plural } from '../../../design/plural.ts'
import { ordinal } from '../ordinal.ts'
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

/** The player's own place, large, and the leaders. */
export const PhoneStandings = ({ room, own, title, children }: PhoneStandingsProps) => (
  <div className={styles.standings}>
    <Card tone="green" className={styles.card}>
      <h1 className={styles.moved}>{title}</h1>
      <p className={styles.place}>
        <b>{own.place === null ? '–' : ordinal(own.place)}</b>
      </p>
      <p>{plural(own.score, 'point')}</p>
      {children}
    </Card>
    <ol className={styles.list} aria-label="Leaders">
      {(room.leaders ?? []).map(({ name, place, score }) => (
        <li key={name} className={classNames(styles.row, name === nameOf(room, own) && styles.own)}>
          <span className={styles.number}>{place}.</span>
          <span className={styles.name} translate="no">
            {name}
          </span>
          <span className={styles.number}>{score.toLocaleString('en')}</span>
        </li>
      ))}
    </ol>
  </div>
)
