import type { PartyDocument, PartyRoomDocument } from '@trivium/wire/documents/party'
import { Button, ButtonLink } from '../../../design/button.tsx'
import { ErrorLine } from '../../../design/error-line.tsx'
import { useAction } from '../../../live/use-action.ts'
import { useHostCommands } from '../use-host-commands.ts'
import styles from './host-bar.module.css'

interface HostBarProps {
  readonly room: PartyRoomDocument
  readonly own: PartyDocument
}

/** For a host who plays: the main command, and the way to all of them. For others: the host’s role, if it is offered. */
export const HostBar = ({ room, own }: HostBarProps) => {
  if (room.phase === 'over') return null
  if (own.isHost) return <OwnControls room={room} />
  return own.mayTakeHost ? <Offer room={room} /> : null
}

const OwnControls = ({ room }: { room: PartyRoomDocument }) => {
  const { main, error } = useHostCommands(room)
  return (
    <section className={styles.bar} aria-label="Host">
      <div className={styles.buttons}>
        {main !== null && (
          <Button look={room.phase === 'open' ? 'plain' : 'primary'} onClick={main.run}>
            {main.label}
          </Button>
        )}
        <ButtonLink look="quiet" to={`/party/${room.key}/host`}>
          All controls
        </ButtonLink>
      </div>
      <ErrorLine>{error?.message}</ErrorLine>
    </section>
  )
}

const Offer = ({ room }: { room: PartyRoomDocument }) => {
  const take = useAction('takePartyHost')
  return (
    <section className={styles.bar} aria-label="Host">
      <p>{room.host.isAway ? 'The host is away. You can take over.' : 'This is your room.'}</p>
      <Button look="primary" disabled={take.isRunning} onClick={() => void take.run({ partyId: room.id })}>
        Take over as host
      </Button>
      <ErrorLine>{take.error?.message}</ErrorLine>
    </section>
  )
}
