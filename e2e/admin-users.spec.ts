import { type RecordedMessage, recordTraffic } from './record-traffic.ts'
import { expect, test } from './shared-server.ts'

interface Frame {
  readonly topic?: string
  readonly doc?: { readonly role?: string }
  readonly set?: { readonly role?: string }
}

/** The role that the page received last. */
const roleIn = (heard: readonly RecordedMessage[]): string | undefined =>
  heard
    .filter(({ from }) => from === 'socket')
    .map(({ text }) => JSON.parse(text) as Frame)
    .filter(({ topic }) => topic === 'user')
    .map(({ doc, set }) => (doc ?? set)?.role)
    .findLast((role) => role !== undefined)

test('an operator makes an admin from the command line, and the open page shows it immediately', async ({
  arriveAs,
  server,
}) => {
  const { page, lobby } = await arriveAs('Alba')
  const heard = recordTraffic(page)
  const role = () => roleIn(heard)
  await lobby.open()
  await expect.poll(role).toBe('registered')
  expect(await server.admin('grant', 'Alba')).toBe('Alba is now an admin.\n')
  await expect.poll(role).toBe('admin')
  expect(await server.admin('revoke', 'Alba')).toBe('Alba is now a regular player.\n')
  await expect.poll(role).toBe('registered')
})
