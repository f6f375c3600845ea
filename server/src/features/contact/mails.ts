import type { ContactForm } from '@trivium/wire/contact-fields'
import { TOPIC_WORDS } from '@trivium/wire/contact-topics'
import type { MessageGame } from '@trivium/wire/documents/message'
import { SITE_MARKS } from '@trivium/wire/public-pages'
import type { Mail } from '../../mail/mailer.ts'

export interface ForwardedMessage {
  readonly to: string
  readonly id: string
  readonly form: ContactForm
  readonly game: MessageGame | null
  /** This site's own address; null if unknown. */
  readonly site: string | null
}

const aboutGame = ({ id, kind, at, players }: MessageGame): string =>
  [
    `Game ${id} (${kind}), ${new Date(at).toISOString().slice(0, 16).replace('T', ' ')} UTC`,
    ...players.map(({ username, score }) => `  ${username}: ${score}`),
  ].join('\n')

/** A message of the contact form for the operators. A reply goes to its sender. */
export const forwardedMail = ({ to, id, form, game, site }: ForwardedMessage): Mail => ({
  to,
  replyTo: form.email,
  subject: `${SITE_MARKS.name}, new message: ${TOPIC_WORDS[form.topic]}`,
  text: `${[
    `${form.name} <${form.email}> wrote:`,
    form.text,
    ...(game === null ? [] : [aboutGame(game)]),
    `Answer this mail, or answer in the inbox, which keeps the conversation${site === null ? '.' : `:\n${site.replace(/\/+$/, '')}/admin/messages/${id}`}`,
  ].join('\n\n')}\n`,
})
