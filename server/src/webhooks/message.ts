import type { WebhookFormat } from '@trivium/wire/site/webhooks'

/** What a chat is told. None of it is trusted: players' names and words are among the lines. */
export interface WebhookMessage {
  readonly title: string
  readonly lines: readonly string[]
  /** Where to see more, an address of this site; null where it does not know its own. */
  readonly link: string | null
}

/** Discord takes 2,000 characters, and escapes count; Slack takes 3,000. */
const LONGEST = 900

const shortened = (text: string): string => {
  const letters = [...text]
  return letters.length > LONGEST ? `${letters.slice(0, LONGEST - 1).join('')}…` : text
}

/** One line is one line: nothing begins a heading, a list or a quotation. */
const oneLine = (text: string): string =>
  text.replace(/[\p{Cc}\p{Zl}\p{Zp}\u200b-\u200f\u202a-\u202e\u2060-\u2069]+/gu, ' ').trim()

/** Between them no chat sees a mention, a link or a style; people see no difference. */
const GAP = '\u200b'

/** As Discord shows it letter by letter: no style, no link that it makes itself, nobody mentioned. */
const forDiscord = (text: string): string =>
  oneLine(text)
    .replace(/[\\*_~`|>#[\]()<+\-:]/g, (sign) => `\\${sign}`)
    .replace(/@/g, `@${GAP}`)
    .replace(/(\w)\.(?=\w)/g, `$1.${GAP}`)

/** Slack's three signs; in plain text it makes nothing of others. */
const forSlack = (text: string): string =>
  oneLine(text).replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/@/g, `@${GAP}`)

const discord = ({ title, lines, link }: WebhookMessage) => ({
  content: [
    `**${forDiscord(title)}**`,
    ...lines.map((line) => forDiscord(shortened(line))),
    ...(link === null ? [] : [`<${link}>`]),
  ]
    .join('\n')
    .slice(0, 2000),
  allowed_mentions: { parse: [] },
  // No preview of any link.
  flags: 4,
})

const plain = (text: string) => ({ type: 'plain_text', text, emoji: false })

const slack = ({ title, lines, link }: WebhookMessage) => {
  const text = lines.map((line) => oneLine(shortened(line))).join('\n')
  return {
    // What a notification shows.
    text: forSlack(title),
    mrkdwn: false,
    unfurl_links: false,
    unfurl_media: false,
    blocks: [
      { type: 'header', text: plain(oneLine(title).slice(0, 150)) },
      ...(text === '' ? [] : [{ type: 'section', text: plain(text.slice(0, 3000)) }]),
      ...(link === null
        ? []
        : [{ type: 'section', text: { type: 'mrkdwn', text: `<${link}|Have a look>` } }]),
    ],
  }
}

/** The body of a message in the chat's own format. */
export const bodyOf = (format: WebhookFormat, message: WebhookMessage): string =>
  JSON.stringify(format === 'discord' ? discord(message) : slack(message))
