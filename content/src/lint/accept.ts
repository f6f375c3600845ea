import { judgeTyped } from '@trivium/rules/answers/matcher'
import { normalizeText } from '@trivium/rules/answers/normal-form'
import { acceptedWhenTyped } from '../questions/format.ts'
import { perQuestion, type Rule } from './finding.ts'

/** Longer answers have too many wordings to list. */
const MAX_WORDS = 4

const keyOf = (text: string): string => normalizeText(text).key

/** Of a question that is answered in words as well, as games judge it. */
const accept = perQuestion('accept', (question) => {
  const { answer, wrong } = question
  const accepted = acceptedWhenTyped(question)
  if (accepted === null) return []
  const keys = accepted.map(keyOf)
  const [words] = [answer.split(/\s+/).length]
  return [
    ...(words > MAX_WORDS
      ? [`expected an answer of at most ${MAX_WORDS} words to type, not '${answer}'`]
      : []),
    ...accepted
      .filter((_, i) => keys[i] === '')
      .map((text) => `expected an answer that can be typed, not '${text}'`),
    ...accepted
      .filter((_, i) => keys.indexOf(keys[i] as string) < i)
      .map((text) => `expected no 'accept' for '${text}', which is judged like another one`),
    ...wrong
      .filter((text) => judgeTyped(text, accepted, wrong))
      .map((text) => `expected that '${text}' is wrong, also when it is typed`),
  ]
})

export const acceptRules: readonly Rule[] = [accept]
