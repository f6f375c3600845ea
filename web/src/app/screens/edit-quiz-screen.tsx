import { EditQuiz } from '../../features/quizzes/edit/edit-quiz.tsx'
import { QueryProvider } from '../../live/server-query.tsx'
import { useParams } from '../../routing/routes.tsx'

export const Component = () => {
  const { quizId = '' } = useParams()
  return (
    <QueryProvider key={quizId}>
      <EditQuiz quizId={quizId} />
    </QueryProvider>
  )
}
