/**
 * A new token for the cookie's session. Files do not go through the client, which has a token for calls.
 */
export const freshToken = async (): Promise<string> => {
  const answer = await fetch('/api/session', { method: 'POST' })
  const body = (await answer.json()) as { token?: unknown }
  return typeof body.token === 'string' ? body.token : ''
}
