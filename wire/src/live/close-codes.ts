/** Why the server closes a live socket. `reload`: the page must reload; `retry`: connect again; `stop`: don't. */
export const CLOSE = {
  outdatedPage: { code: 4000, then: 'reload', reason: 'the page is older than the server' },
  helloExpected: { code: 4001, then: 'retry', reason: 'the first message must be hello' },
  tokenRefused: { code: 4002, then: 'retry', reason: 'the token is not valid' },
  slowReader: { code: 4003, then: 'retry', reason: 'messages were not read in time' },
  badMessage: { code: 4004, then: 'retry', reason: 'a message was not as expected' },
  banned: { code: 4005, then: 'stop', reason: 'the account is banned' },
  restarting: { code: 4006, then: 'retry', reason: 'the server is restarting' },
  heartbeatMissed: { code: 4007, then: 'retry', reason: 'no sign of life' },
  tooManyMessages: { code: 4008, then: 'retry', reason: 'too many messages' },
  tooManySockets: { code: 4009, then: 'stop', reason: 'too many connections of one player' },
} as const

export type CloseName = keyof typeof CLOSE
