import { MyQuizzes } from '../../features/quizzes/list/my-quizzes.tsx'
import { QueryProvider } from '../../live/server-query.tsx'

export const Component = () => (
  <QueryProvider>
    <MyQuizzes />
  </QueryProvider>
)
