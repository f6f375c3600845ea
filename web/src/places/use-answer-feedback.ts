import { useCallback, useState } from 'react'
import type { AnswerFeedback } from './answer-field.tsx'

export type Say = (tone: AnswerFeedback['tone'], text: string) => void

interface Feedback {
  /** The message about the last answer, or null. */
  readonly said: AnswerFeedback | null
  readonly say: Say
  /** Called at each key: clears the message, unless it says 'right'. */
  readonly hush: () => void
}

/** The message below the field for names; it is new with every answer, even if its text repeats. */
export const useAnswerFeedback = (): Feedback => {
  const [said, setSaid] = useState<AnswerFeedback | null>(null)
  const say: Say = useCallback(
    (tone, text) => setSaid((last) => ({ tone, text, turn: (last?.turn ?? 0) + 1 })),
    [],
  )
  const hush = useCallback(() => setSaid((last) => (last?.tone === 'right' ? last : null)), [])
  return { said, say, hush }
}
