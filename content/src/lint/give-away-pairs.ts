import type { Question } from '../questions/format.ts'
import { bareForm, normalForm, wordsOf } from '../text-forms.ts'
import type { Finding, Rule } from './finding.ts'

/** A name in more questions than this is too common to connect two of them. */
const MAX_SHARED = 12
const MIN_ANSWER = 4
/** An answer in more questions than this is an everyday word and tells nothing. */
const MAX_ANSWERED = 40

/** Names in a text, in normal form: what is quoted, and capitals inside a sentence. */
const namesIn = (text: string): string[] => {
  const quoted = [...text.matchAll(/['‘“"](\p{Lu}[^'’”"]*)['’”"](?!\p{L})/gu)].map(([, name = '']) => name)
  const capitals = [
    ...text.matchAll(/(?<![.!?…:] ?['‘“"]?|^['‘“"]?)\p{Lu}[\p{L}'’-]*(?: \p{Lu}[\p{L}'’-]*)*/gu),
  ].map(([name]) => name)
  return [...new Set([...quoted, ...capitals].map((name) => normalForm(name.replace(/['’]s$/, ''))))].filter(
    (name) => name.length >= MIN_ANSWER,
  )
}

/** All that a game shows of a question, as padded words. */
const shownOf = ({ prompt, answer, explanation }: Question): string =>
  ` ${normalForm(`${prompt} ${answer} ${explanation}`)} `

const includesName = (shown: string, name: string): boolean => shown.includes(` ${name} `)

/**
 * One question gives another away if it shows both a rare name from the other's prompt and the other's answer. Games
 * separate questions that share a tag, so those can't meet.
 */
const giveAwayPairs: Rule = (questions) => {
  const shown = new Map(questions.map((question) => [question, shownOf(question)]))
  const byWord = new Map<string, Question[]>()
  for (const question of questions)
    for (const word of new Set(wordsOf(shown.get(question) ?? ''))) {
      const group = byWord.get(word)
      if (group === undefined) byWord.set(word, [question])
      else group.push(question)
    }
  const withName = (name: string): Question[] => {
    const groups = name.split(' ').map((word) => byWord.get(word) ?? [])
    const least = groups.reduce((a, b) => (b.length < a.length ? b : a))
    return least.filter((one) => includesName(shown.get(one) ?? '', name))
  }
  return questions.flatMap((question) => {
    const answer = bareForm(question.answer)
    if (answer.length < MIN_ANSWER || /^[\d ]+$/.test(answer)) return []
    if (withName(answer).length > MAX_ANSWERED) return []
    const tellers = namesIn(question.prompt)
      .filter((name) => name !== answer)
      .map(withName)
      .filter((group) => group.length <= MAX_SHARED)
      .flat()
      .filter(
        (other) =>
          other !== question &&
          includesName(shown.get(other) ?? '', answer) &&
          !other.tags.some((tag) => question.tags.includes(tag)),
      )
    return [...new Set(tellers)].map(
      (other): Finding => ({
        rule: 'pair',
        question,
        message: `expected a tag in common with ${other.id}, which shows the answer '${question.answer}'`,
      }),
    )
  })
}

export const pairRules: Rule[] = [giveAwayPairs]
