import { Button, ButtonLink } from '../../../design/button.tsx'
import { Message } from '../../../design/message.tsx'
import { useAction } from '../../../live/use-action.ts'
import type { Found } from '../found-party.tsx'

interface NotHostProps {
  readonly found: Found
  /** The host’s name; null: the host holds no seat, or is not known yet. */
  readonly name: string | null
  readonly onChange: () => void
}

/** Shown to anybody who opens the host’s page without being the host. */
export const NotHost = ({ found: { partyId, key }, name, onChange }: NotHostProps) => {
  const take = useAction('takePartyHost')
  const run = async () => {
    const { error } = await take.run({ partyId })
    if (!error) location.reload()
    else onChange()
  }
  return (
    <Message
      sign="!"
      title={`${name ?? 'Somebody else'} is the host`}
      actions={
        <>
          <Button look="primary" disabled={take.isRunning} onClick={run}>
            Take over as host
          </Button>
          <ButtonLink to={`/party/${key}`}>Go to the game</ButtonLink>
        </>
      }
    >
      {take.error?.message ??
        'Whoever opened this room can take over again at any time. While the host is away, a player can be offered the role.'}
    </Message>
  )
}
