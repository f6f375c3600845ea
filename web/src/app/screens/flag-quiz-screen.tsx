import { lazy, Suspense, useEffect } from 'react'
import { Loading } from '../../design/list-state.tsx'
import { FlagsStart } from '../../features/flags/start.tsx'
import { QueryProvider } from '../../live/server-query.tsx'
import { useQueryParam } from '../../live/use-query-param.ts'

const loadGame = () => import('../../features/flags/play.tsx')

const FlagGame = lazy(async () => ({ default: (await loadGame()).FlagGame }))

/** The regions, or the game in the query. */
export const Component = () => {
  const gameId = useQueryParam('game')
  // Loaded early, so that it is ready when a game begins; the regions do not wait for it.
  useEffect(() => void loadGame().catch(() => {}), [])
  return (
    <QueryProvider key={gameId}>
      {gameId === null ? (
        <FlagsStart />
      ) : (
        <Suspense fallback={<Loading lines={6} label="Loading the quiz" />}>
          <FlagGame gameId={gameId} />
        </Suspense>
      )}
    </QueryProvider>
  )
}
