import { explain, type PartyItem, showQuestion } from '@trivium/rules/modes/party/judge'
import type { PartyPlan, PartySheets, PrintedQuestion } from '@trivium/wire/documents/party-plan'
import type { DrawnPlan } from '../../../database/tables/parties.ts'

const printed = (item: PartyItem): PrintedQuestion => {
  const { media, words: _, ...shown } = showQuestion(item, true)
  const { accepted, ...solution } = explain(item)
  return {
    ...shown,
    media: media === undefined ? null : { ...media, description: '' },
    ...solution,
    accepted: accepted ?? '',
  }
}

/** The drawn questions of a plan with their answers, round by round. */
export const sheetsOf = ({ options, rounds }: PartyPlan, drawn: DrawnPlan, drawnAt: number): PartySheets => ({
  title: options.title,
  drawnAt,
  rounds: drawn.rounds.map(({ start }, i) => {
    const { title = '', intro = '', scoring = 'plain', weight = 1 } = rounds[i] ?? {}
    const questions = drawn.items.slice(start, drawn.rounds[i + 1]?.start).map(printed)
    return { title, intro, scoring, weight, questions }
  }),
  tieBreak: drawn.tieBreak === null ? null : printed(drawn.tieBreak),
})
