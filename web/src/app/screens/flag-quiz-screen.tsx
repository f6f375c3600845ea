import { lazy, Suspense, useEffect } from 'react'
import { Loading } from '../../design/list-state.tsx'
import { FlagsStart } from '../../features/flags/start.tsx'
import { QueryProvider } from '../../live/server-query.tsx'
import { useQueryParam } from '../../live/use-query-param.ts'

const loadGame = () => import('../../features/flags/play.tsx')

const FlagGame = lazy(async () => ({ default: (await loadGame()).FlagGame }))

/** The regions, or the game that the query names. */
export const Component = () => {
  const gameId = useQueryParam('game')
  // At hand when a game begins, and nothing to wait for before the regions are there.
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
