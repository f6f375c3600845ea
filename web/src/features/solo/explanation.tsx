import { useReply } from '../../live/use-reply.ts'
import { type Background, ExplanationText } from '../../questions/explanation-text.tsx'

interface ExplanationProps {
  readonly gameId: string
  readonly index: number
  readonly category: string
  /** If it need not be loaded. */
  readonly known?: Background | undefined
}

/** Why the right answer is right. It comes below everything else, so nothing moves when it arrives. */
export const Explanation = ({ gameId, index, category, known }: ExplanationProps) => {
  const loaded = useReply('readExplanation', { gameId, index }, known)
  if (loaded === null) return null
  if (loaded === 'failed') return <p>The explanation didn’t load. You’ll find it in the review at the end.</p>
  return <ExplanationText category={category} {...loaded} />
}
