import { tidyText } from '@trivium/wire/documents/quiz-text'
import {
  choiceQuestion,
  type Entry,
  type Matching,
  refused,
  type SingleEntry,
  type SingleQuestion,
} from '../entry.ts'
import type { ChoiceRules } from './choice-rules.ts'
import { type Pair, pairsToAsk, promptOf, tidiedPairs } from './pairs.ts'
import { wrongChoices } from './wrong-choices.ts'

const NO_PAIRS = 'It asks to match pairs. Expected pairs with a left side and a right side; it has none.'

const tooFewChoices = ({ least, choice }: ChoiceRules, count: number): string =>
  `It asks to match pairs. Expected at least ${least} different right sides of at most ${choice} characters; it has ${count}.`

const tooFewWrong = ({ least }: ChoiceRules, count: number): string =>
  `Expected at least ${least - 1} of the other right sides to be wrong for it; there are ${count}.`

/** What the questions of all pairs have in common. */
interface Common {
  readonly text: string
  readonly explanation: string | undefined
  readonly asked: readonly Pair[]
  /** All right sides that a choice can hold, by their form. */
  readonly choices: ReadonlyMap<string, string>
  readonly rules: ChoiceRules
}

/** A question with choices for each pair, in the order of the file, or why there is none. */
const splitMatching = (matching: Matching, rules: ChoiceRules): SingleQuestion[] => {
  const { prompt, explanation } = matching
  const problem = rules.problemOfPrompt(prompt)
  if (problem !== null) return [refused(`Question: ${problem}`)]
  const pairs = tidiedPairs(matching.pairs, rules.formOf)
  const asked = pairsToAsk(pairs)
  if (asked.length === 0) return [refused(NO_PAIRS)]
  const usable = pairs.filter(({ right }) => rules.problemOfChoice(right) === null)
  const choices = new Map(usable.map(({ rightForm, right }) => [rightForm, right]))
  if (choices.size < rules.least) return [refused(tooFewChoices(rules, choices.size))]
  const common = { text: tidyText(prompt), explanation, asked, choices, rules }
  return asked.map((pair) => questionOf(pair, common))
}

/** The choices are in the order of the right sides in the file; games shuffle them. */
const questionOf = (pair: Pair, { text, explanation, asked, choices, rules }: Common): SingleQuestion => {
  const prompt = promptOf(text, pair.left)
  const reject = (reason: string) => refused(`Pair ${pair.number}${reason}`)
  const long = rules.problemOfPrompt(prompt)
  if (long !== null) return reject(`, with the text of the question: ${long}`)
  const problem = rules.problemOfChoice(pair.right)
  if (problem !== null) return reject(`, right side: ${problem}`)
  const rightToo = new Set(
    asked.filter(({ leftForm }) => leftForm === pair.leftForm).map(({ rightForm }) => rightForm),
  )
  const forms = [...choices.keys()]
  const wrong = wrongChoices(forms, pair.rightForm, rightToo, rules.most - 1)
  if (wrong.length + 1 < rules.least) return reject(`: ${tooFewWrong(rules, wrong.length)}`)
  const chosen = forms.filter((form) => form === pair.rightForm || wrong.includes(form))
  const right = chosen.indexOf(pair.rightForm)
  const texts = chosen.map((form) => choices.get(form)!).with(right, pair.right)
  return choiceQuestion(prompt, texts, right, explanation)
}

/** The questions that an entry becomes: one for each pair of a matching question, otherwise itself. */
export const splitEntry = (entry: Entry, rules: ChoiceRules): SingleEntry[] => {
  if (!('matching' in entry)) return [entry]
  const { matching, ...source } = entry
  return splitMatching(matching, rules).map((single) => ({ ...single, ...source }))
}
