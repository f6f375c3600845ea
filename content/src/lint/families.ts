import type { Question } from '../questions/format.ts'
import { biasTable, maxAllowed } from './bias.ts'
import { aboutBank, percent, perQuestion, type Rule } from './finding.ts'

/** The largest share of the bank for one family, so that players do not learn its pattern. */
const MAX_FAMILY = 0.05
/** With fewer questions than this a share is not meaningful. */
const ENOUGH = 40
/** Id numbers above this are for generated questions. */
const FIRST_MADE = 5000

const familiesOf = (questions: readonly Question[]) =>
  [...Map.groupBy(questions, ({ family }) => family)].flatMap(([family, members]) =>
    family === undefined ? [] : [{ family, members }],
  )

const familyShares: Rule = (questions) =>
  familiesOf(questions).flatMap(({ family, members }) => {
    const share = members.length / questions.length
    if (share <= MAX_FAMILY) return []
    return [
      aboutBank(
        'family',
        `expected at most ${percent(MAX_FAMILY)} in the family ${family}, not ${percent(share)}`,
      ),
    ]
  })

const familyBias: Rule = (questions) =>
  familiesOf(questions)
    .filter(({ members }) => members.length > ENOUGH)
    .flatMap(({ family, members }) =>
      biasTable(members)
        .filter(({ asked, right }) => right > maxAllowed(asked))
        .map(({ strategy, asked, right }) =>
          aboutBank(
            'bias',
            `expected '${strategy}' to be right less often in the family ${family} than ${percent(right / asked)} of ${asked}`,
          ),
        ),
    )

const madeIds = perQuestion('id', ({ id, family }) => {
  const isMade = Number(id.slice(-4)) > FIRST_MADE
  if (isMade === (family !== undefined)) return []
  return [
    isMade
      ? `expected a number up to ${FIRST_MADE} for a handwritten question, before all generated ones`
      : `expected a number above ${FIRST_MADE} for a generated question`,
  ]
})

export const familyRules: Rule[] = [familyShares, familyBias, madeIds]
