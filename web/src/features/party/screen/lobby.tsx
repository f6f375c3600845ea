import type { ScreenSeat } from '@trivium/rules/modes/party/screen-view'
import { plural } from '../../../design/plural.ts'
import { QrCode } from '../../../share/qr-code.tsx'
import { joinLink, spacedKey } from '../room-key.ts'
import styles from './lobby.module.css'
import { PlayerWall } from './player-wall.tsx'

interface LobbyProps {
  readonly roomKey: string
  /** 'https://trivium.example' */
  readonly origin: string
  readonly isLocked: boolean
  readonly players: readonly ScreenSeat[]
  readonly teams: readonly string[] | null
}

/** How to join, and who has. */
export const Lobby = ({ roomKey, origin, isLocked, players, teams }: LobbyProps) => (
  <div className={styles.lobby}>
    <section className={styles.join} aria-label="How to join">
      <p className={styles.address}>{isLocked ? 'The room is locked' : `${new URL(origin).host}/party`}</p>
      <p className={styles.key}>{spacedKey(roomKey)}</p>
      <div className={styles.code}>
        <QrCode text={joinLink(roomKey, origin)} label="QR code to join" />
      </div>
    </section>
    <section className={styles.players} aria-labelledby="players">
      <h1 id="players">{players.length === 0 ? 'Scan to join' : `${plural(players.length, 'player')} in`}</h1>
      {players.length === 0 ? (
        <p className={styles.hint}>
          Point your phone’s camera at the code, or type the key. No app, no account: you get a name, and
          you’re in.
        </p>
      ) : (
        <PlayerWall players={players} teams={teams} />
      )}
    </section>
  </div>
)
