import type { ReactNode } from 'react'
import type { FirstAnswer, FirstQuestion } from '../early.ts'

export interface FirstQuestionProps {
  /** null: loading. */
  readonly first: FirstQuestion | null
  readonly chosen: number | null
  /** null: not answered, or the server has not replied. */
  readonly answer: FirstAnswer | null
  readonly trouble: string | null
  readonly isUntimed: boolean
  readonly streak: number
  /** The days of this week, once they are known. */
  readonly week: ReactNode
  /** The bot's score, while nobody has finished the day. */
  readonly scoreToBeat: ReactNode
  readonly onChoose: (choice: number) => void
  readonly onUntimed: (isUntimed: boolean) => void
  /** The next question has been requested; the game is loading. */
  readonly isGoing: boolean
  readonly onGoOn: () => void
}
