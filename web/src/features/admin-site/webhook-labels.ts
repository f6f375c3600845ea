import type { WebhookEvent, WebhookFormat, WebhookOutcome } from '@trivium/wire/site/webhooks'

export const EVENT_LABELS: Readonly<Record<WebhookEvent, string>> = {
  report: 'Reported questions and places',
  case: 'Fair-play cases',
  day: 'The day’s results',
}

export const FORMAT_LABELS: Readonly<Record<WebhookFormat, string>> = {
  discord: 'Discord',
  slack: 'Slack',
}

export const FORMAT_OPTIONS = [
  ['discord', 'Discord'],
  ['slack', 'Slack, Mattermost, Rocket.Chat'],
] as const

const OUTCOMES: Readonly<Partial<Record<WebhookOutcome, string>>> = {
  delivered: 'Delivered.',
  'too-slow': 'Not delivered: the chat did not answer within 10 seconds.',
  unreachable: 'Not delivered: the chat could not be reached.',
  'private-address': 'Not sent: the address is in a private network.',
  'status-404': 'Not delivered: the chat knows no such webhook (404). It may have been deleted there.',
  'status-429': 'Not delivered: the chat had enough messages for now (429).',
}

/** The outcome of the last message. */
export const outcomeLabel = (outcome: WebhookOutcome): string =>
  OUTCOMES[outcome] ?? `Not delivered: the chat answered ${outcome.replace('status-', '')}.`
