import type { ComponentProps } from 'react'
import { Quiz } from '../../features/custom/quiz.tsx'
import { SoloGame, type SoloGameProps } from '../../features/solo/play.tsx'
import { SoloReview } from '../../features/solo/review.tsx'

const HOME = { to: '/custom', label: 'Make a quiz' }

const Game = (game: Omit<SoloGameProps, 'home'>) => <SoloGame {...game} home={HOME} />

/** The custom quiz behind a link: its description, its game and its scores. */
export const LinkedQuiz = (quiz: Omit<ComponentProps<typeof Quiz>, 'Game' | 'Review'>) => (
  <Quiz {...quiz} Game={Game} Review={SoloReview} />
)
