import { inBoth, meaningfulWords, normalForm } from '../text-forms.ts'
import { numericRanks } from './quantity.ts'

/** What a player sees: the prompt and four choices. */
export type VisibleQuestion = { readonly prompt: string; readonly choices: readonly string[] }

/** A score for each choice, of which the highest is the guess; null if the strategy does not apply. */
export type Scores = readonly number[] | null

/** A way to guess from the form only. */
export type Strategy = { readonly name: string; readonly score: (seen: VisibleQuestion) => Scores }

const lengthOf = (text: string): number => [...text].length

/** 1 for a choice that is neither the longest nor the shortest. */
const inBetween = (lengths: readonly number[]): number[] =>
  lengths.map((length) => (length > Math.min(...lengths) && length < Math.max(...lengths) ? 1 : 0))

/** How many other choices precede each one in the alphabet. */
const alphabetRanks = (choices: readonly string[]): number[] => {
  const forms = choices.map(normalForm)
  return forms.map((form) => forms.filter((other) => other < form).length)
}

const sharedWithPrompt = ({ prompt, choices }: VisibleQuestion): number[] => {
  const asked = meaningfulWords(prompt)
  return choices.map((choice) => inBoth(meaningfulWords(choice), asked).length)
}

const sharedWithOthers = ({ choices }: VisibleQuestion): number[] => {
  const words = choices.map(meaningfulWords)
  return words.map((own, at) => {
    const others = words.filter((_, index) => index !== at)
    return [...own].reduce((sum, word) => sum + others.filter((other) => other.has(word)).length, 0)
  })
}

/** Scores by the rank among numbers: a rank in `wanted` scores 1. */
const numberRanked =
  (...wanted: number[]) =>
  ({ choices }: VisibleQuestion): Scores =>
    numericRanks(choices)?.map((rank) => (wanted.includes(rank) ? 1 : 0)) ?? null

export const STRATEGIES: readonly Strategy[] = [
  { name: 'longest choice', score: ({ choices }) => choices.map(lengthOf) },
  { name: 'shortest choice', score: ({ choices }) => choices.map((choice) => -lengthOf(choice)) },
  { name: 'a choice of middle length', score: ({ choices }) => inBetween(choices.map(lengthOf)) },
  { name: 'most words shared with the prompt', score: sharedWithPrompt },
  { name: 'most words shared with the other choices', score: sharedWithOthers },
  { name: 'first in the alphabet', score: ({ choices }) => alphabetRanks(choices).map((rank) => -rank) },
  { name: 'last in the alphabet', score: ({ choices }) => alphabetRanks(choices) },
  { name: 'a middle number', score: numberRanked(1, 2) },
  { name: 'the lowest or the highest number', score: numberRanked(0, 3) },
  { name: 'the lowest number', score: numberRanked(0) },
  { name: 'the highest number', score: numberRanked(3) },
]
