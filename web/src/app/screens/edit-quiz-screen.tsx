import { useParams } from 'react-router'
import { EditQuiz } from '../../features/quizzes/edit/edit-quiz.tsx'
import { QueryProvider } from '../../live/server-query.tsx'

export const Component = () => {
  const { quizId = '' } = useParams()
  return (
    <QueryProvider key={quizId}>
      <EditQuiz quizId={quizId} />
    </QueryProvider>
  )
}
