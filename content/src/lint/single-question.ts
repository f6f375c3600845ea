import { z } from 'zod'
import { isCategory } from '../questions/categories.ts'
import { type Question, QuestionRecord } from '../questions/format.ts'
import { acceptRules } from './accept.ts'
import { choiceRules } from './choices.ts'
import type { Finding, Rule } from './finding.ts'
import { mediaRules } from './media.ts'
import { textRules } from './text.ts'
import { wordingRules } from './wording.ts'

/** An objection to one question: an error keeps it out of the bank, a warning is about style. */
export interface Objection {
  readonly severity: 'error' | 'warning'
  /** The field concerned; null if several. */
  readonly field: string | null
  readonly message: string
}

/** Operators' questions need no explanation and no tags, and have another kind of id. */
const Written = QuestionRecord.omit({ id: true, checked: true }).extend({
  category: z.string().refine(isCategory, 'expected one of the categories'),
  explanation: z.union([z.literal(''), QuestionRecord.shape.explanation]),
  tags: z.array(QuestionRecord.shape.tags.element).max(4),
})

const RULES: readonly Rule[] = [...acceptRules, ...textRules, ...choiceRules, ...wordingRules, ...mediaRules]

/** Without these rules a question could not be answered or read. */
const isError = ({ rule, message }: Finding): boolean =>
  rule === 'choices' ||
  rule === 'media' ||
  (rule === 'text' && /HTML|invisible|wrongly decoded/.test(message))

/** Messages quote the text concerned. */
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
 * Objections to a single question: its form, and the linter's rules about single questions. Its relation to others
 * (duplicates, balance, bias) is not checked.
 */
export const findObjections = (text: Text): Objection[] => {
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
