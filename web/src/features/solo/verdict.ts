import type { SoloDocument } from '@trivium/wire/documents/solo'
import { choiceVerdict, type Verdict } from '../../questions/choice-verdict.ts'

/** The result of the question that was just closed; null while it is open. */
export const verdictOf = ({ reveal, chosen }: Pick<SoloDocument, 'reveal' | 'chosen'>): Verdict | null => {
  if (reveal === null) return null
  if (reveal.wasRight) return choiceVerdict(true)
  if (chosen === null) return { text: 'Time ran out', isRight: false }
  if (chosen.text !== null && chosen.text.trim() === '') return { text: 'No answer', isRight: false }
  return choiceVerdict(false)
}
