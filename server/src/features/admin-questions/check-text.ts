import { findObjections } from '@trivium/content/lint/single-question'
import { bareSignedForm, jaccard, meaningfulWords, trigramsOf, wordsOf } from '@trivium/content/text-forms'
import type { QuestionText, TextIssue } from '@trivium/wire/documents/question'
import { type Refused, refused } from '@trivium/wire/refusals'
import type { OutputOf } from '@trivium/wire/registry'
import { type Kysely, sql, type Transaction } from 'kysely'
import type { Schema } from '../../database/schema.ts'
import { selectListedQuestions, shownRow } from './rows.ts'

/** Prompts that share more than this fraction of trigrams may be one question in other words. */
const SIMILAR = 0.5
/** The linter's threshold: above it, prompts with the same answer are the same question. */
const DUPLICATE = 0.8
const MAX_CANDIDATES = 300
const MAX_SHOWN = 10
const MAX_WORDS = 8

/** The faults of a text on its own. */
export const textIssues = (text: QuestionText): TextIssue[] =>
  findObjections({ ...text, asOf: text.asOf ?? undefined })

/** A refusal if a text cannot be used as a question; null accepts it. */
export const refuseErrors = (found: readonly TextIssue[]): Refused | null =>
  found.some(({ severity }) => severity === 'error')
    ? refused('invalid-question', { objections: found })
    : null

const quoted = (words: readonly string[], by: string): string =>
  words.map((word) => `'${word.slice(0, 60)}'`).join(by)

/** Questions with the same answer that share a word of the prompt, and those that share the prompt's long words. */
const queryFor = ({ prompt, answer }: Pick<QuestionText, 'prompt' | 'answer'>): string | null => {
  const answerWords = wordsOf(answer)
  const words = wordsOf(prompt).filter((word) => meaningfulWords(word).size > 0)
  const longest = [...new Set(words)].sort((one, other) => other.length - one.length).slice(0, MAX_WORDS)
  if (longest.length === 0) return answerWords.length === 0 ? null : quoted(answerWords, ' & ')
  const rare = quoted(longest.slice(0, 4), ' & ')
  return answerWords.length === 0
    ? rare
    : `(${quoted(answerWords, ' & ')} & (${quoted(longest, ' | ')})) | (${rare})`
}

/** Questions that ask nearly the same, the most similar first; those with the same answer precede the others. */
export const findSimilar = async (
  db: Kysely<Schema> | Transaction<Schema>,
  text: Pick<QuestionText, 'prompt' | 'answer'>,
  not: string | null,
): Promise<OutputOf<'findDuplicates'>['questions']> => {
  const query = queryFor(text)
  if (query === null) return []
  const rows = await selectListedQuestions(db)
    .where(sql<boolean>`search @@ ${query}::tsquery`)
    .limit(MAX_CANDIDATES)
    .execute()
  const own = trigramsOf(text.prompt)
  const answer = bareSignedForm(text.answer)
  return rows
    .filter(({ id }) => id !== not)
    .map((row) => ({
      ...shownRow(row),
      likeness: jaccard(own, trigramsOf(row.prompt)),
      sameAnswer: bareSignedForm(row.answer) === answer,
    }))
    .filter(({ likeness }) => likeness > SIMILAR)
    .sort((a, b) => Number(b.sameAnswer) - Number(a.sameAnswer) || b.likeness - a.likeness)
    .slice(0, MAX_SHOWN)
}

export const checkText = async (
  db: Kysely<Schema>,
  text: QuestionText,
  id: string | null,
): Promise<OutputOf<'checkQuestion'>> => {
  const alike = await findSimilar(db, text, id)
  return {
    objections: textIssues(text),
    twins: alike
      .filter(
        ({ likeness, sameAnswer, retiredAt }) => sameAnswer && likeness > DUPLICATE && retiredAt === null,
      )
      .map((row) => ({ id: row.id, prompt: row.prompt, answer: row.answer })),
  }
}
