import type { Question } from '../questions/format.ts'
import { acceptRules } from './accept.ts'
import { balanceRules } from './balance.ts'
import { biasRules } from './bias.ts'
import { brevityRules } from './brevity.ts'
import { choiceRules } from './choices.ts'
import { duplicateRules } from './duplicates.ts'
import { familyRules } from './families.ts'
import type { Finding } from './finding.ts'
import { formRules } from './form.ts'
import { pairRules } from './give-away-pairs.ts'
import { guessRules } from './guess/guess.ts'
import { mediaFileRules, mediaRules } from './media.ts'
import { orderRules } from './order.ts'
import { snapRules } from './snap.ts'
import { textRules } from './text.ts'
import { wordingRules } from './wording.ts'

const RULES = [
  ...acceptRules,
  ...orderRules,
  ...textRules,
  ...choiceRules,
  ...formRules,
  ...snapRules,
  ...mediaRules,
  ...mediaFileRules,
  ...duplicateRules,
  ...pairRules,
  ...wordingRules,
  ...balanceRules,
  ...brevityRules,
  ...biasRules,
  ...guessRules,
  ...familyRules,
]

/** The findings of all rules in the bank. */
export const lint = (questions: readonly Question[]): Finding[] => RULES.flatMap((rule) => rule(questions))
