import type { Typed } from './typing-queue.ts'

/** The state of the field for one flag: the next one starts with an empty field. */
export interface FlagField {
  readonly item: number | null
  readonly text: string
  readonly which: readonly string[]
  readonly trouble: string | null
  /** The final text of the previous flag's field. */
  readonly before: { readonly item: number | null; readonly text: string } | null
}

export type FieldChange = Partial<Pick<FlagField, 'text' | 'which' | 'trouble'>>

export const CLEARED: FieldChange = { text: '', which: [], trouble: null }

export const emptyField = (item: number | null, before: FlagField['before'] = null): FlagField => ({
  item,
  text: '',
  which: [],
  trouble: null,
  before,
})

/** The field of this flag after a change; `last` may still be the previous flag's. */
export const changedField = (last: FlagField, item: number | null, change: FieldChange): FlagField => ({
  ...(last.item === item ? last : emptyField(item, { item: last.item, text: last.text })),
  ...change,
})

/** Text typed into the flag's field after `sent`, as far as it is known. */
export const typedAfter = (sent: Typed, { item, text, before }: FlagField): string => {
  if (item === sent.item) return text.slice(sent.text.length)
  return before?.item === sent.item ? before.text.slice(sent.text.length) : ''
}
