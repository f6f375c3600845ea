import { TIE_BREAKS } from '@trivium/content/questions/tie-breaks'
import type { PartyItem } from '@trivium/rules/modes/party/judge'
import { randomFrom, shuffled } from '@trivium/rules/random'

/** A question for a number, for those who share first place. */
export const tieBreakFor = (seed: string): PartyItem => {
  const [picked] = shuffled(TIE_BREAKS, randomFrom(`${seed}:tie-break`))
  if (picked === undefined) throw new Error('there is no tie-break question')
  const { id, prompt, answer, unit, explanation } = picked
  return {
    ...{
      question: `tie-break:${id}`,
      category: 'The closest number wins',
      difficulty: 2,
      prompt,
      explanation,
    },
    ...{ form: 'number', answer, within: 0, unit },
  }
}
