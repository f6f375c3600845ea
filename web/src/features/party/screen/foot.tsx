import type { PartyRoomDocument, PartyScreenDocument } from '@trivium/wire/documents/party'
import { useCountdown } from '../../../design/countdown.ts'
import type { HostCommands } from '../use-host-commands.ts'
import styles from './foot.module.css'
import { toggleFullScreen } from './use-screen-keys.ts'

interface AnsweredProps extends Pick<PartyScreenDocument, 'answered' | 'expected'> {
  readonly isTeams: boolean
}

const Answered = ({ answered, expected, isTeams }: AnsweredProps) => (
  <p className={styles.line}>
    <span className={styles.track} aria-hidden="true">
      <span className={styles.bar} style={{ scale: `${expected === 0 ? 0 : answered / expected} 1` }} />
    </span>
    <span>
      <b className={styles.count}>{answered}</b> of {expected} {isTeams && 'players '}answered
    </span>
  </p>
)

/** '42 s', or '9:05' of a longer break. */
const leftWords = (seconds: number): string =>
  seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)}:${`${seconds % 60}`.padStart(2, '0')}`

const Next = ({ at, now }: { at: number; now: () => number }) => {
  const left = Math.ceil((useCountdown(at, now, 250) ?? 0) / 1000)
  return <p className={styles.line}>Goes on in {leftWords(left)}</p>
}

const lobbyWords = (isLocked: boolean, isHost: boolean): string => {
  if (isLocked) return 'The room is locked.'
  return isHost ? 'Start when everybody is in.' : 'Waiting for the host to start.'
}

interface FootProps {
  readonly room: PartyRoomDocument
  readonly screen: PartyScreenDocument
  readonly now: () => number
  readonly isHost: boolean
}

/** One line about where the game is. */
export const FootLine = ({ room, screen, now, isHost }: FootProps) => {
  const { phase, nextAt, host, isLocked } = room
  if (phase === 'over') return <p className={styles.line}>Thanks for playing!</p>
  if (host.isAway && host.offeredTo.length > 0)
    return <p className={styles.line}>The host is away. {host.offeredTo.at(-1)} can take over.</p>
  if (phase === 'lobby') return <p className={styles.line}>{lobbyWords(isLocked, isHost)}</p>
  if (phase === 'open')
    return <Answered answered={screen.answered} expected={screen.expected} isTeams={room.teams !== null} />
  if (nextAt !== null) return <Next at={nextAt} now={now} />
  return <p className={styles.line}>{host.isAway ? 'The host is away. The game goes on by itself.' : ''}</p>
}

/** The host’s keys, which are buttons as well. */
export const HostKeys = ({ commands, room }: { commands: HostCommands; room: PartyRoomDocument }) => (
  <>
    {room.phase === 'lobby' && (
      <button type="button" className={styles.quiet} onClick={toggleFullScreen}>
        Full screen <kbd>F</kbd>
      </button>
    )}
    {room.phase !== 'lobby' && room.phase !== 'over' && !room.isPaused && (
      <button type="button" className={styles.quiet} onClick={commands.togglePause}>
        Pause <kbd>P</kbd>
      </button>
    )}
    {commands.main !== null && (
      <button type="button" className={styles.main} onClick={commands.main.run}>
        {commands.main.label} <kbd>Enter</kbd>
      </button>
    )}
  </>
)
