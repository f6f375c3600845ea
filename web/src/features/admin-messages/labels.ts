import type { MailStatus } from '@trivium/wire/documents/message'

/** Whether an answer's mail was delivered, in words for the admin who wrote it. */
export const MAIL_STATUS_LABELS: Readonly<Record<MailStatus, string>> = {
  sent: 'Mailed.',
  filed: 'Not mailed: no mail server is set up. The mail is in the data folder, under mail.',
  failed: 'Not mailed: the mail server rejected it. The log says why.',
}
export const UNKNOWN_MAIL_STATUS = 'Possibly sent: the server stopped in between.'
