import { useReply } from '../../../live/use-reply.ts'
import { firstSentence } from '../../../questions/first-sentence.ts'
import { QuestionNote } from '../../../questions/question-card.tsx'

interface RevealNoteProps {
  readonly matchId: string
  readonly index: number
  readonly prompt: string
}

/** Why the right answer is right, as much of it as can be read in a moment. The review has all of it. */
export const RevealNote = ({ matchId, index, prompt }: RevealNoteProps) => {
  const loaded = useReply('readMatchExplanation', { matchId, index })
  const text = loaded === null ? '' : loaded === 'failed' ? FAILED : firstSentence(loaded.explanation)
  return text === '' ? null : <QuestionNote prompt={prompt}>{text}</QuestionNote>
}

const FAILED = 'The explanation didn’t load. You’ll find it in the review.'
