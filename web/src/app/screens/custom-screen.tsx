import type { CustomConfig } from '@trivium/wire/documents/custom'
import { lazy, Suspense, useCallback } from 'react'
import { Loading } from '../../design/list-state.tsx'
import { useHydrated } from '../../design/use-hydrated.ts'
import { Configure } from '../../features/custom/configure.tsx'
import { PublicQuizzes } from '../../features/quizzes/public/public-quizzes.tsx'
import { QueryProvider } from '../../live/server-query.tsx'
import { useQueryParam } from '../../live/use-query-param.ts'
import { useLocation, useNavigate } from '../../routing/page-router.tsx'

/** The state of a browser history entry. */
interface Kept {
  /** The game that was opened with the quiz, so that reloading continues it. */
  readonly gameId?: string
  /** The starting point of a new quiz. */
  readonly config?: CustomConfig
}

/** The form of a new quiz does not need it. */
const LinkedQuiz = lazy(async () => ({ default: (await import('./linked-quiz.tsx')).LinkedQuiz }))

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
        <Suspense fallback={<Loading lines={6} label="Loading the quiz" />}>
          <LinkedQuiz key={link} link={link} gameId={gameId} onMade={onMade} />
        </Suspense>
      )}
    </QueryProvider>
  )
}
