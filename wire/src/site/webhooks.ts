/** The two formats of incoming webhooks that chats understand. */
export const WEBHOOK_FORMATS = ['discord', 'slack'] as const
export type WebhookFormat = (typeof WEBHOOK_FORMATS)[number]

/** What a webhook may be told of: a reported question, a fair-play case, and the results of a day that is over. */
export const WEBHOOK_EVENTS = ['report', 'case', 'day'] as const
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number]

export const WEBHOOK = { most: 10, longestName: 40, longestUrl: 500 } as const

/**
 * What came of a message: it was taken; the other end answered with another status; it did not answer in time; it could
 * not be reached; or its address leads into a private network.
 */
export type WebhookOutcome = 'delivered' | `status-${number}` | 'too-slow' | 'unreachable' | 'private-address'
