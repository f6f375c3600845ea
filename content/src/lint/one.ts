import { z } from 'zod'
import { isCategory } from '../questions/categories.ts'
import { type Question, QuestionRecord } from '../questions/format.ts'
import { choiceRules } from './choices.ts'
import type { Finding, Rule } from './finding.ts'
import { textRules } from './text.ts'
import { wordingRules } from './wording.ts'

/** Something about one question: an error keeps it out of the bank, a warning is house style. */
export interface Objection {
  readonly severity: 'error' | 'warning'
  /** The field that it is about; null: several. */
  readonly field: string | null
  readonly message: string
}

/** What operators write needs no explanation and no tags, and has an id of its own kind. */
const Written = QuestionRecord.omit({ id: true, checked: true }).extend({
  category: z.string().refine(isCategory, 'expected one of the categories'),
  explanation: z.union([z.literal(''), QuestionRecord.shape.explanation]),
  tags: z.array(QuestionRecord.shape.tags.element).max(3),
})

const RULES: readonly Rule[] = [...textRules, ...choiceRules, ...wordingRules]

/** A question that breaks one of these could not be answered or read. */
const isError = ({ rule, message }: Finding): boolean =>
  rule === 'choices' || (rule === 'text' && /HTML|invisible|wrongly decoded/.test(message))

/** Messages quote the text that they are about. */
const fieldOf = (text: Text, message: string): string | null => {
  const fields = [
    ...text.wrong.map((choice, at) => [`wrong.${at}`, choice] as const),
    ...(['answer', 'prompt', 'explanation', 'source'] as const).map((field) => [field, text[field]] as const),
  ]
  return fields.find(([, value]) => message.includes(`'${value}'`))?.[0] ?? null
}

type Text = Pick<Question, 'prompt' | 'answer' | 'explanation' | 'source'> & {
  readonly category: string
  readonly difficulty: number
  readonly wrong: readonly string[]
  readonly tags: readonly string[]
  readonly licence: string
  readonly asOf?: number | undefined
}

/**
 * What is to be said against one question by itself: its form, and the linter's rules that look at one at a time. What
 * it is among others (duplicates, balance, bias) is not looked at.
 */
export const objectionsTo = (text: Text): Objection[] => {
  const parsed = Written.safeParse(text)
  if (!parsed.success)
    return parsed.error.issues.map(({ path, message }) => ({
      severity: 'error',
      field: path.join('.') || null,
      message,
    }))
  const question = { ...parsed.data, id: 'one-0000' } as Question
  const isMute = question.explanation === ''
  const found = RULES.flatMap((rule) => rule([isMute ? { ...question, explanation: '.' } : question]))
  return [
    ...found
      .filter((finding) => finding.question !== null)
      .map((finding): Objection => {
        const { message } = finding
        return { severity: isError(finding) ? 'error' : 'warning', field: fieldOf(text, message), message }
      }),
    ...(isMute
      ? [
          {
            severity: 'warning',
            field: 'explanation',
            message: 'expected an explanation: players read it after the game',
          } as const,
        ]
      : []),
  ]
}
