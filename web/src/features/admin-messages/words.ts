import type { MailFate } from '@trivium/wire/documents/message'

export const TIME = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' })

/** What became of an answer's mail, as whoever wrote it reads it. */
export const FATE_WORDS: Readonly<Record<MailFate, string>> = {
  sent: 'Mailed.',
  filed: 'Not mailed: no mail server is set up. The mail lies in the data folder, under mail.',
  failed: 'Not mailed: the mail server did not take it. The log says why.',
}
export const UNKNOWN_FATE = 'Perhaps mailed: the server stopped meanwhile.'
