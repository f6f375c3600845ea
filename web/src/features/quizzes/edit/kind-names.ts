import { plural } from '../../../design/plural.ts'
import type { DraftQuestion } from './draft.ts'

/** What a new question of each kind is called. */
export const KIND_NAMES: Readonly<Record<DraftQuestion['kind'], string>> = {
  choice: 'Four choices',
  'true-false': 'True or false',
  typed: 'Typed',
  number: 'Number',
  order: 'Order',
  several: 'Several right',
}

/** 'Order: 3 parts': what kind a question is, as far as it is written. */
export const kindWords = ({ kind, answers }: Pick<DraftQuestion, 'kind' | 'answers'>): string => {
  const written = answers.filter((answer) => answer.trim() !== '').length
  const name = KIND_NAMES[kind]
  if (kind === 'choice') return written === 4 ? name : plural(written, 'choice')
  if (kind === 'order') return `${name}: ${plural(written, 'part')}`
  return kind === 'several' ? `${name}: ${plural(written, 'choice')}` : name
}

/** So much of a question is shown in the list. */
const SHOWN = 160

/** A long text, cut off between two words. */
export const shortened = (text: string): string => {
  if (text.length <= SHOWN) return text
  const start = text.slice(0, SHOWN)
  const end = start.lastIndexOf(' ')
  return `${end > 0 ? start.slice(0, end) : start} …`
}
