import { useSearchParams } from 'react-router'
import { FlagGame } from '../../features/flags/play.tsx'
import { FlagsStart } from '../../features/flags/start.tsx'
import { Asking } from '../../live/asked.tsx'
import { useHydrated } from '../../live/use-hydrated.ts'

/** The regions, or the game that the query names. */
export const Component = () => {
  const [params] = useSearchParams()
  const isHydrated = useHydrated()
  const gameId = isHydrated ? params.get('game') : null
  return <Asking key={gameId}>{gameId === null ? <FlagsStart /> : <FlagGame gameId={gameId} />}</Asking>
}
