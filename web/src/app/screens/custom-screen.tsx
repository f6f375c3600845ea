import type { CustomConfig } from '@trivium/wire/documents/custom'
import { useCallback } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { Configure } from '../../features/custom/configure.tsx'
import { Quiz } from '../../features/custom/quiz.tsx'
import { PublicQuizzes } from '../../features/quizzes/public/public-quizzes.tsx'
import { SoloGame, type SoloGameProps } from '../../features/solo/play.tsx'
import { SoloReview } from '../../features/solo/review.tsx'
import { QueryProvider } from '../../live/server-query.tsx'
import { useHydrated } from '../../live/use-hydrated.ts'
import { useQueryParam } from '../../live/use-query-param.ts'

/** What a place in the browser's history knows besides its address. */
interface Kept {
  /** The game that was opened with the quiz: reloading goes on with it. */
  readonly gameId?: string
  /** What a new quiz starts from. */
  readonly config?: CustomConfig
}

const HOME = { to: '/custom', label: 'Make a quiz' }

const Game = (game: Omit<SoloGameProps, 'home'>) => <SoloGame {...game} home={HOME} />

/** A quiz to be made, or the one of the link in the query. */
export const Component = () => {
  const navigate = useNavigate()
  const isHydrated = useHydrated()
  const { state, key } = useLocation()
  const { gameId = null, config = null } = (isHydrated ? ((state ?? {}) as Kept) : {}) satisfies Kept
  const link = useQueryParam('quiz')
  const onMade = useCallback(
    (made: string, opened: string) =>
      navigate(`/custom?quiz=${encodeURIComponent(made)}`, { state: { gameId: opened } satisfies Kept }),
    [navigate],
  )
  return (
    <QueryProvider>
      {link === null ? (
        <>
          <Configure key={config === null ? 'new' : key} from={config} onMade={onMade} />
          <PublicQuizzes />
        </>
      ) : (
        <Quiz key={link} link={link} gameId={gameId} onMade={onMade} Game={Game} Review={SoloReview} />
      )}
    </QueryProvider>
  )
}
