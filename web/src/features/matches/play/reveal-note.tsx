import { firstSentence } from '../../../questions/first-sentence.ts'
import { QuestionNote } from '../../../questions/question-card.tsx'

interface RevealNoteProps {
  readonly explanation: string
  readonly prompt: string
}

/** Why the right answer is right, as much of it as can be read in a moment. The review has all of it. */
export const RevealNote = ({ explanation, prompt }: RevealNoteProps) =>
  explanation === '' ? null : <QuestionNote prompt={prompt}>{firstSentence(explanation)}</QuestionNote>
