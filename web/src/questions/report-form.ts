import type { InputOf } from '@trivium/wire/registry'
import type { FormSchema } from '../forms/problems.ts'

type Report = Pick<InputOf<'reportQuestion'>, 'reason' | 'detail'>

/** What can be wrong with a question, in words, the gravest for a quiz first. */
export const REASONS: readonly (readonly [reason: Report['reason'], words: string])[] = [
  ['wrong-answer', 'The answer is wrong'],
  ['more-than-one', 'More than one answer is right'],
  ['outdated', 'It was right once, not any more'],
  ['unclear', 'It can be read in two ways'],
  ['typo', 'A spelling mistake'],
  ['offensive', 'It is offensive'],
  ['other', 'Something else'],
]

/** The longest a report's own words may be, in characters. */
export const MOST_DETAIL = 500

type Fields = Readonly<Record<string, unknown>>

const problem = (field: string, message: string) =>
  ({ success: false, error: { issues: [{ path: [field], message }] } }) as const

/** What the form of a report holds. Small enough to be checked without a library in the page. */
export const ReportForm: FormSchema<Report> = {
  safeParse: (data) => {
    const { reason, detail } = data as Fields
    const known = REASONS.find(([name]) => name === reason)
    if (known === undefined) return problem('reason', 'Choose what is wrong.')
    const words = String(detail ?? '').trim()
    if (words.length > MOST_DETAIL) return problem('detail', `At most ${MOST_DETAIL} characters.`)
    if (known[0] === 'other' && words === '') return problem('detail', 'Say in a few words what is wrong.')
    return { success: true, data: { reason: known[0], detail: words } }
  },
}
