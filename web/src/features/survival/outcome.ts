import { HOUSE_BOT } from '@trivium/wire/bots'
import type { SoloDocument } from '@trivium/wire/documents/solo'
import type { Outcome } from '../../result/outcome.ts'
import type { Marks } from './flags.ts'

/** A run this close to the best is worth another try at once. */
const CLOSE = 2
const LONG = 15
const MEDIUM = 5

const whyOver = ({ ended, index, chosen, reveal, score }: SoloDocument): string => {
  const question = `question ${index + 1}`
  if (ended?.reason === 'exhausted') return 'We ran out of questions before you ran out of answers.'
  if (ended?.reason === 'given-up') return index < 0 ? 'You gave up.' : `You gave up at ${question}.`
  if (chosen === null && reveal !== null) return `Time ran out at ${question}.`
  return score === 0 ? 'The first question got you. It happens.' : `You made it to ${question}.`
}

const byLength = (score: number): Pick<Outcome, 'kind' | 'verdict'> => {
  if (score === 0) return { kind: 'zero', verdict: 'Flat tyre' }
  if (score >= LONG) return { kind: 'good', verdict: 'Quite a run' }
  return score >= MEDIUM
    ? { kind: 'fair', verdict: 'A decent run' }
    : { kind: 'low', verdict: 'Short and sweet' }
}

const compared = (score: number, before: number | null | undefined): Pick<Outcome, 'kind' | 'verdict'> => {
  if (before === undefined || score === 0) return byLength(score)
  if (before === null || before === 0) return { kind: 'first', verdict: 'First score!' }
  if (score > before) return { kind: 'best', verdict: `New best: ${score}` }
  if (score === before) return { kind: 'good', verdict: 'Level with your best' }
  return before - score <= CLOSE && score >= MEDIUM ? { kind: 'good', verdict: 'So close' } : byLength(score)
}

/** The outcome of a run. `marks`: the scores to beat when it began. */
export const survivalOutcome = (game: SoloDocument, { best, bot }: Marks): Outcome => {
  const line = whyOver(game)
  if (game.ended?.reason === 'exhausted') return { kind: 'perfect', verdict: 'You finished it!', line }
  const outcome = { ...compared(game.score, best), line }
  return outcome.kind === 'first' && bot != null && game.score > bot
    ? { kind: 'first', verdict: 'You beat the bot!', line: `${line} ${HOUSE_BOT.name} got ${bot}.` }
    : outcome
}
