import { Stack } from '../../design/layout.tsx'
import { SoloGame } from '../../features/solo/play.tsx'
import { SoloReview } from '../../features/solo/review.tsx'
import { SurvivalResult } from '../../features/survival/result.tsx'
import { runRoad } from '../../features/survival/run-road.tsx'
import { useMarks } from '../../features/survival/use-run.ts'
import { QueryProvider } from '../../live/server-query.tsx'
import { useParams } from '../../routing/routes.tsx'

/** A run of Survival: the game, then its result with every question. */
export const Component = () => {
  const { gameId = '' } = useParams()
  const marks = useMarks()
  return (
    <QueryProvider key={gameId}>
      <SoloGame
        gameId={gameId}
        title="Survival"
        startsAtOnce
        road={runRoad(marks)}
        home={{ to: '/survival', label: 'Go to Survival' }}
        result={(game) => (
          <Stack gap={32}>
            <SurvivalResult game={game} />
            <SoloReview gameId={game.id} />
          </Stack>
        )}
      />
    </QueryProvider>
  )
}
