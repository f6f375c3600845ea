import type { InputOf } from '@trivium/wire/registry'
import type { FormSchema } from '../forms/problems.ts'

/** Reasons for a report, the most serious first. */
export type Reasons<Reason extends string> = readonly (readonly [reason: Reason, words: string])[]

export interface Report<Reason extends string> {
  readonly reason: Reason
  readonly detail: string
}

/** Reasons to report a question. */
export const REASONS: Reasons<InputOf<'reportQuestion'>['reason']> = [
  ['wrong-answer', 'The answer is wrong'],
  ['more-than-one', 'More than one answer is right'],
  ['outdated', 'It’s out of date'],
  ['unclear', 'It’s ambiguous'],
  ['typo', 'A spelling mistake'],
  ['offensive', 'It is offensive'],
  ['other', 'Something else'],
]

/** The maximum length of a report's comment, in characters. */
export const MAX_DETAIL = 500

type Fields = Readonly<Record<string, unknown>>

const problem = (field: string, message: string) =>
  ({ success: false, error: { issues: [{ path: [field], message }] } }) as const

/** The values of a report form. Simple enough to validate without a library in the page. */
export const reportForm = <Reason extends string>(reasons: Reasons<Reason>): FormSchema<Report<Reason>> => ({
  safeParse: (data) => {
    const { reason, detail } = data as Fields
    const known = reasons.find(([name]) => name === reason)
    if (known === undefined) return problem('reason', 'Choose what is wrong.')
    const words = String(detail ?? '').trim()
    if (words.length > MAX_DETAIL) return problem('detail', `At most ${MAX_DETAIL} characters.`)
    if (known[0] === 'other' && words === '') return problem('detail', 'Say in a few words what is wrong.')
    return { success: true, data: { reason: known[0], detail: words } }
  },
})
