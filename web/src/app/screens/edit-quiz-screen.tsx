import { useParams } from 'react-router'
import { EditQuiz } from '../../features/quizzes/edit/edit-quiz.tsx'
import { Asking } from '../../live/asked.tsx'

export const Component = () => {
  const { quizId = '' } = useParams()
  return (
    <Asking key={quizId}>
      <EditQuiz quizId={quizId} />
    </Asking>
  )
}
