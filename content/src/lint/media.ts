import type { Question } from '../questions/format.ts'
import { choiceRules } from './choices.ts'
import { perQuestion, type Rule } from './finding.ts'
import { snapRules } from './snap.ts'
import { brokenText, endings } from './text.ts'

/** A question has a picture or a sound, and then also the same question in words. */
const complete = perQuestion('media', ({ image, audio, words }) => [
  ...(image && audio ? ['expected a picture or a sound, not both'] : []),
  ...((image ?? audio) !== undefined && words === undefined
    ? ["expected 'words': the question for players who can't see the picture or hear the sound"]
    : []),
  ...(words !== undefined && (image ?? audio) === undefined
    ? ["expected 'words' only beside a picture or a sound"]
    : []),
])

/** A bundled file is named after its question. */
const namedAfterQuestion = perQuestion('media', ({ image, audio, id }) => {
  const file = image?.file.replace(/\.[a-z]+$/, '') ?? audio?.file
  return file === undefined || file === id ? [] : [`expected a file named ${id}, not ${file}`]
})

/** Other texts are held to the same rules as prompts. */
const held =
  (rules: readonly Rule[], asks: (question: Question) => string | undefined): Rule =>
  (questions) => {
    const originals = new Map(
      questions.flatMap((question) => {
        const prompt = asks(question)
        return prompt === undefined ? [] : [[{ ...question, prompt }, question] as const]
      }),
    )
    return rules
      .flatMap((rule) => rule([...originals.keys()]))
      .map(({ rule, question, message }) => ({
        rule,
        question: (question && originals.get(question)) ?? null,
        message,
      }))
  }

export const mediaRules: Rule[] = [
  complete,
  held([endings, brokenText, ...choiceRules, ...snapRules], ({ words }) => words),
  held(choiceRules, ({ image }) => image?.alt),
]

export const mediaFileRules: Rule[] = [namedAfterQuestion]
