import { type ReactNode, useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { Button } from '../../design/button.tsx'
import { Loading } from '../../design/list-state.tsx'
import { Message } from '../../design/message.tsx'
import { useAsked } from '../../live/asked.tsx'
import { NoPlayer } from './no-player.tsx'
import type { Player } from './player.ts'

interface PlayerPageProps {
  /** As the address has it. */
  readonly username: string
  /** The page's address is this and the username. */
  readonly at: '/profile/' | '/stats/'
  readonly children: (player: Player) => ReactNode
}

/**
 * A page about one player. An old name, or the name in another case, gives way to the right one in the address bar,
 * while what is known of the player stays on the screen.
 */
export const PlayerPage = ({ username, at, children }: PlayerPageProps) => {
  const asked = useAsked('readPlayer', { username })
  const [sentOn, setSentOn] = useState<Player | null>(null)
  const navigate = useNavigate()
  const found = asked.data
  useEffect(() => {
    if (found === undefined || found.username === username) return
    setSentOn(found)
    navigate(`${at}${found.username}`, { replace: true })
  }, [at, username, found, navigate])
  const player = found ?? (sentOn?.username === username ? sentOn : null)
  if (player !== null) return children(player)
  if (asked.error === null) return <Loading lines={5} label="Loading the player" />
  const { reason, message } = asked.error
  if (reason === 'unknown-player' || reason === 'bad-input') return <NoPlayer username={username} />
  return <NotRead message={message} onRetry={() => asked.refetch()} />
}

const NotRead = ({ message, onRetry }: { message: string; onRetry: () => void }) => (
  <Message
    sign="!"
    title="The player did not load"
    actions={
      <Button look="primary" onClick={onRetry}>
        Try again
      </Button>
    }
  >
    {message}
  </Message>
)
