/** Why the server closes a live socket, and what the page does: reload, reconnect, refresh its identity, or stop. */
export const CLOSE = {
  outdatedPage: { code: 4000, client: 'reload', reason: 'the page is older than the server' },
  helloExpected: { code: 4001, client: 'retry', reason: 'the first message must be hello' },
  tokenRefused: { code: 4002, client: 'retry', reason: 'the token is not valid' },
  slowReader: { code: 4003, client: 'retry', reason: 'messages were not read in time' },
  badMessage: { code: 4004, client: 'retry', reason: 'a message was not as expected' },
  banned: { code: 4005, client: 'stop', reason: 'the account is banned' },
  restarting: { code: 4006, client: 'retry', reason: 'the server is restarting' },
  heartbeatMissed: { code: 4007, client: 'retry', reason: 'no sign of life' },
  tooManyMessages: { code: 4008, client: 'retry', reason: 'too many messages' },
  tooManySockets: { code: 4009, client: 'stop', reason: 'too many connections of one player' },
  /** Logged out, here or elsewhere: the page refreshes its identity and continues. */
  sessionEnded: { code: 4010, client: 'refresh', reason: 'the session has ended' },
  /** The database did not answer, for example. */
  unavailable: { code: 4011, client: 'retry', reason: 'the server cannot check the token right now' },
} as const

export type CloseName = keyof typeof CLOSE
