import type { SoloDocument } from '@trivium/wire/documents/solo'
import { plural } from '../design/plural.ts'
import { kindOfScore, type Outcome } from './outcome.ts'

interface QuizScore {
  readonly score: number
  readonly total: number
  readonly isDaily: boolean
}

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

const inWords = (count: number): string => NUMBERS[count] ?? String(count)

const newFacts = (count: number): string => `${inWords(count)} new ${count === 1 ? 'fact' : 'facts'}`

const perfect = ({ total, isDaily }: QuizScore): Outcome => ({
  kind: 'perfect',
  verdict: 'Perfect!',
  line: isDaily
    ? 'Ten of ten. There is no question 11: we checked.'
    : total === 1
      ? 'One question, one answer. Flawless.'
      : `All ${inWords(total)} of them. We have nothing left to teach you here.`,
})

/** By the share of right answers, if not all were right. */
const WORDS = {
  good: (_: number) => ({ verdict: 'Good going', line: 'You know your way around.' }),
  fair: (missed: number) => ({
    verdict: 'Not bad',
    line: `And ${newFacts(missed)} for the road.`,
  }),
  low: (missed: number) => ({
    verdict: 'The scenic route',
    line: `You see more that way: ${newFacts(missed)}.`,
  }),
} as const

/** The outcome of a fixed number of questions, played to the end. */
const completed = (game: QuizScore): Outcome => {
  const { score, total, isDaily } = game
  const kind = kindOfScore(score, total)
  if (kind === 'perfect') return perfect(game)
  if (kind === 'zero')
    return {
      kind,
      verdict: 'Flat tyre',
      line: `It happens to the best vans. ${isDaily ? 'Tomorrow is a new road.' : 'Have another go.'}`,
    }
  if (kind === 'good' && total - score === 1) return { kind, verdict: 'So close', line: 'One got away.' }
  return { kind, ...WORDS[kind](total - score) }
}

/** The outcome of a daily, custom or player-made quiz. */
export const quizOutcome = ({
  kind,
  score,
  total,
  marks,
  ended,
}: Pick<SoloDocument, 'kind' | 'score' | 'total' | 'marks' | 'ended'>): Outcome => {
  const all = total ?? marks.length
  if (ended?.reason !== 'given-up') return completed({ score, total: all, isDaily: kind === 'daily' })
  const line = marks.length === 0 ? 'You gave up.' : `You gave up after ${plural(marks.length, 'question')}.`
  return { kind: kindOfScore(score, all), verdict: 'Cut short', line }
}
