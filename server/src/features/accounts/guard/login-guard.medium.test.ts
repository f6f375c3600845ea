import { DAY, HOUR, MINUTE } from '@trivium/rules/time'
import { type FakeClock, fakeClock } from '@trivium/testkit/fake-clock'
import { freshDatabase } from '@trivium/testkit/fresh-database'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { OpenDatabase } from '../../../database/open.ts'
import { type LoginGuard, loginGuard } from './login-guard.ts'

let database: OpenDatabase
let clock: FakeClock
let guard: LoginGuard

beforeAll(async () => {
  database = await freshDatabase()
  await database.db
    .insertInto('users')
    .values([{ uid: 'ada' }, { uid: 'bob' }])
    .execute()
})
afterAll(() => database.close())
beforeEach(async () => {
  await database.db.deleteFrom('login_tries').execute()
  await database.db.deleteFrom('known_devices').execute()
  clock = fakeClock()
  guard = loginGuard({ db: database.db, clock })
})

const stranger = (account: string) => guard.attempt({ account, device: null })

/** Whether this device has its own count of tries. */
const isKnown = async (account: string, device: string | null): Promise<boolean> => {
  const attempt = await guard.attempt({ account, device })
  return attempt.ok && attempt.door.startsWith('device:')
}

/** How many of `times` tries, one after another, get to check a password. */
const looks = async (times: number, account: string, device: string | null = null): Promise<number> => {
  let seen = 0
  for (let at = 0; at < times; at++) if ((await guard.attempt({ account, device })).ok) seen += 1
  return seen
}

const waitAt = async (account: string, device: string | null = null): Promise<number> => {
  const attempt = await guard.attempt({ account, device })
  return attempt.ok ? 0 : attempt.retryAfter
}

describe('a thousand tries at once from everywhere', () => {
  test('get ten password checks, also across two processes', async () => {
    const other = loginGuard({ db: database.db, clock })
    const tries = Array.from({ length: 1_000 }, (_, at) =>
      (at % 2 === 0 ? guard : other).attempt({
        account: 'ada',
        device: at % 3 === 0 ? `forged ${at}` : null,
      }),
    )
    const answers = await Promise.all(tries)
    expect(answers.filter(({ ok }) => ok)).toHaveLength(10)
    for (const answer of answers) if (!answer.ok) expect(answer.retryAfter).toBeGreaterThan(0)
  })

  test('neither stop nor delay the owner on a known device', async () => {
    await guard.know('ada', 'laptop of ada')
    const attack = Array.from({ length: 1_000 }, () => stranger('ada'))
    const owner = await guard.attempt({ account: 'ada', device: 'laptop of ada' })
    expect(owner.ok).toBe(true)
    if (owner.ok) await guard.passed(owner.door)
    await Promise.all(attack)
    expect((await guard.attempt({ account: 'ada', device: 'laptop of ada' })).ok).toBe(true)
    expect(await waitAt('ada')).toBe(15 * MINUTE)
  })

  test('do not affect other accounts', async () => {
    await Promise.all(Array.from({ length: 1_000 }, () => stranger('ada')))
    expect((await stranger('bob')).ok).toBe(true)
  })
})

describe('a lockout', () => {
  test('ends after a quarter of an hour, and doubles each time, up to a day', async () => {
    const closings = [15 * MINUTE, 30 * MINUTE, HOUR, 2 * HOUR, 4 * HOUR, 8 * HOUR, 16 * HOUR, DAY, DAY, DAY]
    for (const closing of closings) {
      expect(await looks(12, 'ada')).toBe(10)
      expect(await waitAt('ada')).toBe(closing)
      await clock.pass(closing - 1_000)
      expect(await waitAt('ada')).toBe(1_000)
      await clock.pass(1_000)
    }
  })

  test('lets fewer than a hundred tries through on the first day, and at most twenty on each day after', async () => {
    const days: number[] = []
    for (let day = 0; day < 5; day++) {
      let seen = 0
      for (let at = 0; at < DAY / (5 * MINUTE); at++) {
        seen += await looks(3, 'ada')
        await clock.pass(5 * MINUTE)
      }
      days.push(seen)
    }
    expect(days[0]).toBeLessThan(100)
    for (const seen of days.slice(1)) expect(seen).toBeLessThanOrEqual(20)
  })

  test('is not extended by refused tries', async () => {
    await looks(10, 'ada')
    await clock.pass(10 * MINUTE)
    await looks(50, 'ada')
    expect(await waitAt('ada')).toBe(5 * MINUTE)
  })

  test('counts tries for a day only', async () => {
    expect(await looks(9, 'ada')).toBe(9)
    await clock.pass(DAY)
    expect(await looks(12, 'ada')).toBe(10)
    expect(await waitAt('ada')).toBe(15 * MINUTE)
  })

  test('is a quarter of an hour long again after a day without tries', async () => {
    await looks(10, 'ada')
    await clock.pass(15 * MINUTE)
    await looks(10, 'ada')
    await clock.pass(30 * MINUTE + DAY)
    expect(await looks(12, 'ada')).toBe(10)
    expect(await waitAt('ada')).toBe(15 * MINUTE)
  })

  test('is reset by the right password, even at the tenth try', async () => {
    await looks(9, 'ada')
    const tenth = await stranger('ada')
    if (!tenth.ok) throw new Error('the tenth got no look')
    expect((await stranger('ada')).ok).toBe(false)
    await guard.passed(tenth.door)
    expect(await looks(12, 'ada')).toBe(10)
  })

  test('ends for an owner who has proved their identity in another way', async () => {
    const byAddress = () => guard.attempt({ account: 'ada', device: null, by: 'address' })
    await looks(10, 'ada')
    for (let at = 0; at < 10; at++) await byAddress()
    expect([(await stranger('ada')).ok, (await byAddress()).ok]).toEqual([false, false])
    await guard.open('ada')
    expect([(await stranger('ada')).ok, (await byAddress()).ok]).toEqual([true, true])
  })

  test('survives a restart', async () => {
    await looks(10, 'ada')
    guard = loginGuard({ db: database.db, clock })
    expect(await waitAt('ada')).toBe(15 * MINUTE)
  })

  test('applies to unknown names in the same way', async () => {
    const story = async (account: string): Promise<number[]> => {
      const waits: number[] = []
      for (const pause of [0, 0, 10 * MINUTE, 5 * MINUTE, 0, HOUR, 2 * DAY]) {
        await clock.pass(pause)
        for (let at = 0; at < 7; at++) waits.push(await waitAt(account))
      }
      return waits
    }
    expect(await story('name:nobody')).toEqual(await story('ada'))
  })
})

describe('a known device', () => {
  test('has its own count, separate from that of strangers', async () => {
    await guard.know('ada', 'laptop')
    expect(await looks(12, 'ada', 'laptop')).toBe(10)
    expect(await waitAt('ada', 'laptop')).toBe(15 * MINUTE)
    expect((await stranger('ada')).ok).toBe(true)
  })

  test('is known to the account that it was used for and to no other', async () => {
    await guard.know('ada', 'laptop')
    expect(await isKnown('ada', 'laptop')).toBe(true)
    expect(await isKnown('bob', 'laptop')).toBe(false)
    expect(await isKnown('ada', 'phone')).toBe(false)
    expect(await isKnown('ada', null)).toBe(false)
    expect(await isKnown('ada', '')).toBe(false)
  })

  test('is stored as a hash', async () => {
    await guard.know('ada', 'laptop')
    await guard.attempt({ account: 'ada', device: 'laptop' })
    const stored = [
      await database.db.selectFrom('known_devices').selectAll().execute(),
      await database.db.selectFrom('login_tries').selectAll().execute(),
    ]
    expect(JSON.stringify(stored)).not.toContain('laptop')
  })

  test('is forgotten when twenty others have been used since', async () => {
    const names = Array.from({ length: 21 }, (_, at) => `device ${at}`)
    for (const name of names.slice(0, 20)) {
      await guard.know('ada', name)
      await clock.pass(1)
    }
    await guard.know('ada', 'device 0')
    await guard.know('bob', 'device 1')
    await clock.pass(1)
    await guard.know('ada', 'device 20')
    const known = await Promise.all(names.map((name) => isKnown('ada', name)))
    expect(names.filter((_, at) => !known[at])).toEqual(['device 1'])
    expect(await isKnown('bob', 'device 1')).toBe(true)
  })
})

test('sweeping deletes what no longer matters and nothing else', async () => {
  const left = async () => {
    const doors = await database.db.selectFrom('login_tries').select('door').execute()
    const devices = await database.db.selectFrom('known_devices').select('uid').execute()
    return [...doors.map(({ door }) => door), ...devices.map(({ uid }) => uid)].toSorted()
  }
  await guard.know('ada', 'laptop')
  await stranger('once')
  await looks(10, 'often')
  await guard.sweep()
  expect(await left()).toEqual(['account:often', 'account:once', 'ada'].toSorted())
  await clock.pass(DAY)
  await guard.sweep()
  expect(await left()).toEqual(['account:often', 'ada'])
  await clock.pass(15 * MINUTE)
  await guard.sweep()
  expect(await left()).toEqual(['ada'])
  await clock.pass(399 * DAY)
  await guard.know('bob', 'phone')
  await guard.sweep()
  expect(await left()).toEqual(['bob'])
})
