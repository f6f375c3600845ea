import { expect, test } from 'vitest'
import { checkAccess } from './access.ts'

const LEVELS = ['anyone', 'player', 'registered', 'moderator', 'admin'] as const
const ROLES = [null, 'guest', 'registered', 'moderator', 'admin'] as const

test.each(
  LEVELS.flatMap((level, needed) => ROLES.map((role, held) => ({ level, role, allowed: held >= needed }))),
)('access $level for a user with role $role: $allowed', async ({ level, role, allowed }) => {
  const deps = { roleOf: async () => role, bans: { banOf: () => null, reload: async () => null } }
  // Everybody with a session may play, whatever the database says about the role.
  const expected = allowed || level === 'player' ? null : { refused: 'not-allowed' }
  expect(await checkAccess(deps, level, 'ada')).toEqual(expected)
})

test.each(LEVELS)('access %s without a session', async (level) => {
  const deps = { roleOf: async () => 'admin' as const, bans: { banOf: () => null, reload: async () => null } }
  const expected = level === 'anyone' ? null : { refused: 'not-signed-in' }
  expect(await checkAccess(deps, level, null)).toEqual(expected)
})

test('the database is not asked where any session is enough', async () => {
  const roleOf = async () => {
    throw new Error('not needed')
  }
  const bans = { banOf: () => null, reload: async () => null }
  for (const level of ['anyone', 'player'] as const)
    expect(await checkAccess({ roleOf, bans }, level, 'ada')).toBeNull()
})
