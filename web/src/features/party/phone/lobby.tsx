import type { PartyDocument, PartyRoomDocument } from '@trivium/wire/documents/party'
import { Check } from 'lucide-react'
import { Card } from '../../../design/card.tsx'
import { ErrorLine } from '../../../design/error-line.tsx'
import { plural } from '../../../design/plural.ts'
import { useAction } from '../../../live/use-action.ts'
import { teamAt } from '../team-colours.ts'
import styles from './lobby.module.css'
import { Rename } from './rename.tsx'

interface LobbyProps {
  readonly room: PartyRoomDocument
  readonly own: PartyDocument
}

const othersWords = (players: number): string =>
  players <= 1 ? 'You’re the first one here.' : `${plural(players, 'player')} so far.`

const taskWords = ({ room, own }: LobbyProps): string => {
  if (room.config.forming === 'choose' && own.team === null) return 'Choose your team.'
  return own.isHost ? 'Start when everybody is in.' : 'Look at the big screen. It starts in a moment.'
}

/** Before the start: the player is in, and may change name and team. */
export const PhoneLobby = ({ room, own }: LobbyProps) => (
  <div className={styles.lobby}>
    <Card tone="green" className={styles.card}>
      <p className={styles.soft}>You’re in as</p>
      <h1 className={styles.name} translate="no">
        {own.name}
      </h1>
      <p className={styles.task}>{taskWords({ room, own })}</p>
      <p className={styles.soft} role="status">
        {othersWords(room.players)}
      </p>
    </Card>
    <TeamChoice room={room} own={own} />
    <Rename key={own.name} partyId={room.id} name={own.name} />
  </div>
)

const TeamChoice = ({ room, own }: LobbyProps) => {
  const change = useAction('changePartyTeam')
  if (room.teams === null) return null
  if (room.config.forming === 'dealt') return <p>You’ll get a random team at the start.</p>
  return (
    <fieldset className={styles.teams}>
      <legend>Your team</legend>
      {room.teams.map(({ name, size }, team) => (
        <button
          key={name}
          type="button"
          className={styles.team}
          aria-pressed={own.team === team}
          onClick={() => void change.run({ partyId: room.id, team })}
          {...teamAt(team)}
        >
          <span>{name}</span>
          <small>{size === 0 ? 'nobody yet' : plural(size, 'player')}</small>
          <Check className={styles.tick} size={20} strokeWidth={4} aria-hidden="true" />
        </button>
      ))}
      <ErrorLine>{change.error?.message}</ErrorLine>
    </fieldset>
  )
}
