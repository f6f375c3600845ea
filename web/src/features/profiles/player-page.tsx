import type { ReactNode } from 'react'
import { FailedMessage } from '../../design/failed-message.tsx'
import { Loading } from '../../design/list-state.tsx'
import { useServerQuery } from '../../live/server-query.tsx'
import { NoPlayer } from './no-player.tsx'
import type { Player } from './player.ts'
import { useFound } from './use-found.ts'

interface PlayerPageProps {
  /** The username as the address spells it. */
  readonly username: string
  /** The page's address is this plus the username. */
  readonly at: '/profile/' | '/stats/'
  readonly children: (player: Player) => ReactNode
}

/** A page about one player, shown when the player has been found. */
export const PlayerPage = ({ username, at, children }: PlayerPageProps) => {
  const found = useFound(useServerQuery('readPlayer', { username }), { username, at })
  switch (found.kind) {
    case 'loading':
      return <Loading lines={5} label="Loading the player" />
    case 'unknown':
      return <NoPlayer username={username} />
    case 'failed':
      return <FailedMessage title="The player did not load" message={found.message} onRetry={found.onRetry} />
    case 'loaded':
      return children(found.player)
  }
}
