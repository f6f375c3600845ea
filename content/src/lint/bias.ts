import { choicesOf, type Question } from '../questions/format.ts'
import { aboutBank, percent, type Rule } from './finding.ts'
import { type Scores, STRATEGIES, type Strategy } from './strategies.ts'

/** How often a strategy without knowledge may be right; chance is 25 %. */
const MAX_RIGHT = 0.27
const CHANCE = 0.25

/** The result of a strategy: how many questions it applies to, and how many it is expected to get right. */
export type Bias = { readonly strategy: string; readonly asked: number; readonly right: number }

/** The combined strategy applies these in turn, each among the remaining choices. */
const COMBINED = [
  'a middle number',
  'most words shared with the other choices',
  'most words shared with the prompt',
]

const measured = new WeakMap<readonly Question[], readonly Bias[]>()

/** The bias table: every strategy on its own, then the combined one. Kept by bank: rules and report both need it. */
export const biasTable = (questions: readonly Question[]): readonly Bias[] => {
  const known = measured.get(questions)
  if (known !== undefined) return known
  const table = [
    ...STRATEGIES.map((strategy) => measure(strategy.name, [strategy], questions)),
    measure(
      'combined',
      COMBINED.map((name) => STRATEGIES.find((strategy) => strategy.name === name)!),
      questions,
    ),
  ]
  measured.set(questions, table)
  return table
}

const measure = (name: string, strategies: readonly Strategy[], questions: readonly Question[]): Bias => {
  const seen = questions.map((question) => ({ prompt: question.prompt, choices: choicesOf(question) }))
  const scored = seen
    .map((one) => strategies.map(({ score }) => score(one)).filter((scores) => scores !== null))
    .filter((scores) => scores.length > 0)
  return {
    strategy: name,
    asked: scored.length,
    right: scored.reduce((sum, scores) => sum + chanceOfAnswer(scores), 0),
  }
}

/** The answer is the first choice. A tie between k choices is a guess among k. */
const chanceOfAnswer = (scorings: readonly NonNullable<Scores>[]): number => {
  let left = [0, 1, 2, 3]
  for (const scores of scorings) {
    const best = Math.max(...left.map((choice) => scores[choice]!))
    left = left.filter((choice) => scores[choice] === best)
  }
  return left.includes(0) ? 1 / left.length : 0
}

/** For few questions, the nearest whole number above chance is allowed, because no bank can do better. */
export const maxAllowed = (asked: number): number => Math.max(asked * MAX_RIGHT, Math.ceil(asked * CHANCE))

const answerableByForm: Rule = (questions) =>
  biasTable(questions)
    .filter(({ asked, right }) => right > maxAllowed(asked))
    .map(({ strategy, asked, right }) =>
      aboutBank(
        'bias',
        `expected '${strategy}' to be right at most ${percent(MAX_RIGHT)} of ${asked} times, not ${percent(right / asked)}`,
      ),
    )

export const biasRules: Rule[] = [answerableByForm]
