import { expect, test } from 'vitest'
import { createClient } from './client.ts'
import { FakeBrowser } from './fake-browser.test-kit.ts'
import { parseReply } from './reply.ts'

const heard = async (status: number, body: string) => {
  const hand = new FakeBrowser()
  hand.answer = () => ({ status, body })
  const { error } = await createClient(hand.edges).call('requestPasswordReset', { email: 'a@b.example' })
  return error
}

test.each([
  [502, '<html>Bad Gateway</html>', 'Nothing is lost. Try again in a minute.'],
  [503, '', 'Nothing is lost. Try again in a minute.'],
  [504, '<html>', 'took too long'],
  [429, 'slow down', 'Too many requests.'],
  [403, '<html>', 'refused this'],
  [413, '<html>', 'too large'],
  [200, '<html>Welcome to Hotel Wi-Fi</html>', 'wants you to sign in first'],
  [200, '', 'Check your connection and try again.'],
  [200, '{}', 'Check your connection and try again.'],
])('a gateway’s answer %i “%s” becomes a message that says what to do', async (status, body, words) => {
  const error = await heard(status, body)
  expect(error?.message).toContain(words)
  expect(error?.message).not.toContain('JSON')
  // The callable layer keeps the specification's message.
  expect(parseReply(status, body).error?.message).toMatch(/^Response is /)
})

test('our server’s messages are passed on unchanged', async () => {
  const body = '{"error":{"status":"ABORTED","message":"This match is over."}}'
  expect((await heard(409, body))?.message).toBe('This match is over.')
})
