import type { PartyRound } from '@trivium/rules/modes/party/events'
import type { PartyItem } from '@trivium/rules/modes/party/judge'
import { PARTY_LIMITS } from '@trivium/wire/documents/party-limits'
import type { PartyPlan, PartySource, PlannedRound } from '@trivium/wire/documents/party-plan'
import { isRefused, type Refused, refused } from '@trivium/wire/refusals'
import type { DrawnPlan } from '../../../database/tables/parties.ts'
import { type BankDraw, fromBank } from './from-bank.ts'
import { countriesFrom, flagsFrom, type PlacePictures } from './from-places.ts'
import { fromQuiz } from './from-quiz.ts'
import { tieBreakFor } from './tie-break.ts'

export interface DrawDependencies extends BankDraw {
  readonly pictures: PlacePictures
}

const questionsOf = (
  deps: DrawDependencies,
  uid: string,
  source: PartySource,
  seed: string,
  used: ReadonlySet<string>,
): Promise<PartyItem[] | Refused> | PartyItem[] | Refused => {
  switch (source.kind) {
    case 'bank':
      return fromBank(deps, [uid], source, seed, used)
    case 'quiz':
      return fromQuiz(deps, uid, source, seed)
    case 'flags':
      return flagsFrom(deps.pictures, source, seed)
    case 'countries':
      return countriesFrom(deps.pictures, source, seed)
  }
}

const drawnFrom = ({ categories, difficulties, answers, packs }: Extract<PartySource, { kind: 'bank' }>) => ({
  ...{ categories, difficulties },
  ...(answers !== undefined && { answers }),
  ...(packs !== undefined && { packs }),
})

/** Where a round begins, and whether its questions can be drawn again. What it is called is up to the plan. */
const roundOf = ({ title, source }: PlannedRound, start: number): PartyRound => ({
  ...{ title, start },
  drawnFrom: source.kind === 'bank' ? drawnFrom(source) : null,
})

/** What a refusal is about: the round, from 0. */
const inRound = ({ refused: name, details }: Refused, round: number): Refused =>
  refused(name, { ...details, round })

/**
 * Draws the questions of a plan; no question comes twice. Refusals: too-few-questions, unknown-quiz, quiz-closed, quiz-empty,
 * too-many-questions, each with `details.round`.
 */
export const drawPlan = async (
  deps: DrawDependencies,
  uid: string,
  { rounds: planned, tieBreak }: Pick<PartyPlan, 'rounds' | 'tieBreak'>,
  seed: string,
): Promise<DrawnPlan | Refused> => {
  const items: PartyItem[] = []
  const rounds: PartyRound[] = []
  for (const [index, round] of planned.entries()) {
    const used = new Set(items.map(({ question }) => question))
    const drawn = await questionsOf(deps, uid, round.source, `${seed}:${index}`, used)
    if (isRefused(drawn)) return inRound(drawn, index)
    rounds.push(roundOf(round, items.length))
    // The same flag in two rounds is one question too many.
    items.push(...drawn.filter(({ question }) => !used.has(question)))
    if (rounds.at(-1)?.start === items.length) return refused('too-few-questions', { there: 0, round: index })
    if (items.length > PARTY_LIMITS.questions) return refused('too-many-questions', { round: index })
  }
  return { items, rounds, tieBreak: tieBreak ? tieBreakFor(seed) : null }
}
