import type { CustomConfig } from '@trivium/wire/documents/custom'
import { useCallback } from 'react'
import { Configure } from '../../features/custom/configure.tsx'
import { Quiz } from '../../features/custom/quiz.tsx'
import { PublicQuizzes } from '../../features/quizzes/public/public-quizzes.tsx'
import { SoloGame, type SoloGameProps } from '../../features/solo/play.tsx'
import { SoloReview } from '../../features/solo/review.tsx'
import { QueryProvider } from '../../live/server-query.tsx'
import { useHydrated } from '../../live/use-hydrated.ts'
import { useQueryParam } from '../../live/use-query-param.ts'
import { useLocation, useNavigate } from '../../routing/page-router.tsx'

/** The state of a browser history entry. */
interface Kept {
  /** The game that was opened with the quiz, so that reloading continues it. */
  readonly gameId?: string
  /** The starting point of a new quiz. */
  readonly config?: CustomConfig
}

const HOME = { to: '/custom', label: 'Make a quiz' }

const Game = (game: Omit<SoloGameProps, 'home'>) => <SoloGame {...game} home={HOME} />

/** The quiz editor, or the quiz from the link in the query. */
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
