import { Stack } from '../../design/layout.tsx'
import { QuizResult } from '../../features/quizzes/play/quiz-result.tsx'
import { type QuizGame, SharedQuiz } from '../../features/quizzes/play/shared-quiz.tsx'
import { SoloGame } from '../../features/solo/play.tsx'
import { SoloReview } from '../../features/solo/review.tsx'
import { QueryProvider } from '../../live/server-query.tsx'
import { useParams } from '../../routing/routes.tsx'

/** A quiz by its link: its description, its game, and the result. */
export const Component = () => {
  const { quizId = '' } = useParams()
  return (
    <QueryProvider key={quizId}>
      <SharedQuiz quizId={quizId} game={(game) => <Game key={game.gameId} quizId={quizId} {...game} />} />
    </QueryProvider>
  )
}

const Game = ({ quizId, gameId, title, onAgain }: QuizGame & { quizId: string }) => (
  <SoloGame
    gameId={gameId}
    title={title}
    startsAtOnce
    home={{ to: `/quiz/${quizId}`, label: 'Go to the quiz' }}
    result={(game) => (
      <Stack gap={32}>
        <QuizResult game={game} title={title} onAgain={onAgain} />
        {game.settled && <SoloReview gameId={gameId} />}
      </Stack>
    )}
  />
)
