import type { WebhookFormat } from '@trivium/wire/site/webhooks'
import type { WebhookMessage } from '../database/tables/site.ts'

/** Discord accepts 2,000 characters including escapes; Slack accepts 3,000. */
const MAX_LINE_LENGTH = 900

const shortened = (text: string): string => {
  const letters = [...text]
  return letters.length > MAX_LINE_LENGTH ? `${letters.slice(0, MAX_LINE_LENGTH - 1).join('')}…` : text
}

/** Keeps a line one line, so that nothing in it starts a heading, a list or a quotation. */
const oneLine = (text: string): string =>
  text.replace(/[\p{Cc}\p{Zl}\p{Zp}\u200b-\u200f\u202a-\u202e\u2060-\u2069]+/gu, ' ').trim()

/** An invisible character that breaks mentions, links and styles. */
const GAP = '\u200b'

/** Escapes a text for Discord: no styles, no automatic links, no mentions. */
const forDiscord = (text: string): string =>
  oneLine(text)
    .replace(/[\\*_~`|>#[\]()<+\-:]/g, (sign) => `\\${sign}`)
    .replace(/@/g, `@${GAP}`)
    .replace(/(\w)\.(?=\w)/g, `$1.${GAP}`)

/** Slack's three special characters; in plain text it interprets no others. */
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
  // SUPPRESS_EMBEDS: no link previews.
  flags: 4,
})

const plain = (text: string) => ({ type: 'plain_text', text, emoji: false })

const slack = ({ title, lines, link }: WebhookMessage) => {
  const text = lines.map((line) => oneLine(shortened(line))).join('\n')
  return {
    // Shown in notifications.
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

/** The request body of a message in the chat's own format. */
export const bodyOf = (format: WebhookFormat, message: WebhookMessage): string =>
  JSON.stringify(format === 'discord' ? discord(message) : slack(message))
