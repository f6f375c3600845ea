/** The two formats of incoming webhooks that chats understand. */
export type WebhookFormat = 'discord' | 'slack'

/** What a webhook may be told of: a reported question, a fair-play case, and the results of a day that is over. */
export type WebhookEvent = 'report' | 'case' | 'day'
