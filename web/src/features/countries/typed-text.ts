/** The field's text. `read`: the part at its start that was already read; empty, or a name. */
export interface TypedText {
  readonly text: string
  readonly read: string
}

export const NOTHING_TYPED: TypedText = { text: '', read: '' }

/**
 * The field after a key. Text that was read stays, so that 'niger' can become 'nigeria'. Once the whole text
 * is no longer the start of a name, only what was typed after the read text stays. `continues`: whether a
 * text is a name or the start of one.
 */
export const afterKey = (
  { read }: TypedText,
  value: string,
  continues: (text: string) => boolean,
): TypedText => {
  if (read === '' || !value.startsWith(read)) return { text: value, read: '' }
  const since = value.slice(read.length)
  if (since.trim() === '' || continues(value)) return { text: value, read }
  return { text: since.trimStart(), read: '' }
}

/** The field after a name was read in it: empty, unless a longer name may follow. */
export const afterName = ({ text }: TypedText, hasLongerName: (text: string) => boolean): TypedText =>
  hasLongerName(text) ? { text, read: text } : NOTHING_TYPED

/** Whether the field holds only text that was read before. */
export const isRead = ({ text, read }: TypedText): boolean => read !== '' && text.trim() === read.trim()
