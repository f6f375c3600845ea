/** The two formats of incoming webhooks that chats understand. */
export const WEBHOOK_FORMATS = ['discord', 'slack'] as const
export type WebhookFormat = (typeof WEBHOOK_FORMATS)[number]

/** The events a webhook may be sent: a reported question, a fair-play case, and the results of a finished day. */
export const WEBHOOK_EVENTS = ['report', 'case', 'day'] as const
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number]

export const WEBHOOK = { most: 10, longestName: 40, longestUrl: 500 } as const

/**
 * The result of sending a message: accepted, answered with another status, not answered in time, not
 * reachable, or refused because the address is in a private network.
 */
export type WebhookOutcome = 'delivered' | `status-${number}` | 'too-slow' | 'unreachable' | 'private-address'
