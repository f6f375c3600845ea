import { MyQuizzes } from '../../features/quizzes/list/my-quizzes.tsx'
import { Asking } from '../../live/asked.tsx'

export const Component = () => (
  <Asking>
    <MyQuizzes />
  </Asking>
)
