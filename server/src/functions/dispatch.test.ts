import { fakeClock } from '@trivium/testkit/fake-clock'
import { COOKIE_FUNCTIONS, HTTP_FUNCTIONS } from '@trivium/wire/cookie-functions'
import { isRefused } from '@trivium/wire/refusals'
import { FUNCTIONS, type FunctionName } from '@trivium/wire/registry'
import { pino } from 'pino'
import { describe, expect, test } from 'vitest'
import type { Ban } from '../users/ban-cache.ts'
import { WorkloadBusy } from '../workload.ts'
import { type DispatchDependencies, dispatcher, type Visitor } from './dispatch.ts'
import type { Browser, Caller, Handlers } from './handlers.ts'
import { CALLS_OF_ONE_ADDRESS, Limits } from './limits.ts'
import { STORABLE } from './storable.ts'

const browser: Browser = {
  session: 'cookie',
  device: null,
  userAgent: '',
  setSession() {},
  setDevice() {},
}
const ADA: Visitor = { uid: 'ada', sid: 'ada-1', address: '10.0.0.1', transport: 'http' }

/** Every handler returns its caller. */
const door = (more: Partial<DispatchDependencies> = {}) => {
  const echo = async (_: unknown, caller: Caller) => caller
  const handlers = Object.fromEntries(Object.keys(FUNCTIONS).map((name) => [name, echo]))
  const clock = fakeClock()
  const { admit, dispatch } = dispatcher({
    handlers: handlers as unknown as Handlers,
    limits: new Limits(clock),
    log: pino({ enabled: false }),
    roleOf: async () => 'registered',
    bans: { banOf: () => null, reload: async () => null },
    ...more,
  })
  return { clock, admit, dispatch }
}

const PASSWORD = 'seven green kettles'
const INPUTS: Partial<Record<FunctionName, unknown>> = {
  register: { username: 'Ada', email: 'ada@example.org', password: PASSWORD },
  logIn: { name: 'Ada', password: PASSWORD },
}

test('a handler receives the caller, session and address; the browser only if it was given', async () => {
  const { dispatch } = door()
  const { transport: _, ...known } = ADA
  const ada = { ...known, host: 'quiz.local' }
  expect(await dispatch('joinQueue', {}, ADA)).toEqual({ result: { ...ada, host: null } })
  expect(await dispatch('logOut', {}, { ...ADA, host: 'quiz.local', browser })).toEqual({
    result: { ...ada, browser },
  })
})

test.each([{ text: 'a\u0000' }, { 'a\u0000': 1 }, { deep: [{ er: ['\ud800'] }] }, '\udfff', ['\u0000']])(
  'text that cannot be stored is refused with what is expected: %j',
  async (data) => {
    const { dispatch } = door()
    const no = { refused: 'bad-input', details: { issues: [{ path: '', message: STORABLE }] } }
    expect(await dispatch('isAdmin', data, ADA)).toEqual(no)
  },
)

test.each(COOKIE_FUNCTIONS)('%s is refused without a browser', async (name) => {
  const { dispatch } = door()
  expect(await dispatch(name, INPUTS[name] ?? {}, ADA)).toEqual({ refused: 'http-only' })
  expect(await dispatch(name, INPUTS[name] ?? {}, { ...ADA, browser })).toHaveProperty('result')
})

test.each(HTTP_FUNCTIONS)('%s is refused over the live socket', async (name) => {
  const { dispatch } = door()
  expect(await dispatch(name, {}, { ...ADA, transport: 'live' })).toEqual({ refused: 'http-only' })
})

test('calls are counted by user, and also by address if the function says so', async () => {
  const { clock, dispatch } = door()
  const { limit, addressLimit } = FUNCTIONS.register
  const call = (uid: string, address = ADA.address) =>
    dispatch('register', INPUTS.register, { ...ADA, uid, address, browser })
  for (let i = 0; i < limit.calls; i++) expect(await call('ada')).toHaveProperty('result')
  expect(await call('ada')).toEqual({ refused: 'too-many-calls', details: { retryAfter: limit.per } })

  const most = addressLimit?.calls ?? 0
  for (let i = limit.calls; i < most; i++) expect(await call(`guest ${i}`)).toHaveProperty('result')
  expect(await call('one more guest')).toEqual({
    refused: 'too-many-calls',
    details: { retryAfter: addressLimit?.per },
  })
  expect(await call('one more guest', '10.0.0.2')).toHaveProperty('result')
  await clock.pass(addressLimit?.per ?? 0)
  expect(await call('one more guest')).toHaveProperty('result')
})

test('a call refused by the user’s limit does not count against the address', async () => {
  const { dispatch } = door()
  const call = (uid: string) => dispatch('register', INPUTS.register, { ...ADA, uid, browser })
  for (let i = 0; i < 200; i++) await call('ada')
  expect(await call('ben')).toHaveProperty('result')
})

test('a function without a limit by address gets twenty times its limit by user', async () => {
  const { dispatch } = door()
  const { limit } = FUNCTIONS.joinQueue
  const call = (uid: string, address = ADA.address) =>
    dispatch('joinQueue', {}, { ...ADA, uid, address, transport: 'live' })
  const most = limit.calls * 20
  for (let i = 0; i < most; i++) expect(await call(`guest ${i}`)).toHaveProperty('result')
  expect(await call('one more guest')).toMatchObject({ refused: 'too-many-calls' })
  expect(await call('one more guest', '10.0.0.2')).toHaveProperty('result')
})

test('an address has a limit over all functions, beyond which the caller is not looked up', async () => {
  const { clock, admit } = door()
  let asked = 0
  const call = () =>
    admit('isAdmin', ADA, async () => {
      asked += 1
      return { ...ADA, uid: `guest ${asked}` }
    })
  for (let i = 0; i < CALLS_OF_ONE_ADDRESS.calls + 5; i++) await call()
  expect(await call()).toEqual({
    refused: 'too-many-calls',
    details: { retryAfter: CALLS_OF_ONE_ADDRESS.per },
  })
  expect(asked).toBe(CALLS_OF_ONE_ADDRESS.calls)
  await clock.pass(60_000)
  expect(await call()).toHaveProperty('run')
})

test('a call is counted when it is admitted, and not again when it runs', async () => {
  const { admit } = door()
  const { limit } = FUNCTIONS.createFriendMatch
  for (let i = 0; i < limit.calls; i++) {
    const admitted = await admit('createFriendMatch', ADA, async () => ADA)
    if (isRefused(admitted)) throw new Error(`call ${i} was refused`)
    expect(await admitted.run({ rated: false })).toHaveProperty('result')
  }
  expect(await admit('createFriendMatch', ADA, async () => ADA)).toMatchObject({
    refused: 'too-many-calls',
  })
})

test('calls of one address take turns; calls during play and other addresses do not wait', async () => {
  const running: string[] = []
  const never = async (_: unknown, { uid }: Caller) => {
    running.push(uid)
    return new Promise<never>(() => {})
  }
  const { clock, dispatch } = door({
    handlers: { isAdmin: never, resign: never } as unknown as Handlers,
  })
  const call = (name: string, data: unknown, address: string, uid: string) =>
    void dispatch(name, data, { ...ADA, uid, address })
  for (let i = 0; i < 10; i++) call('isAdmin', {}, '10.0.0.1', `crowd ${i}`)
  call('isAdmin', {}, '10.0.0.2', 'ben')
  call('resign', { matchId: 'Abcdefgh1234' }, '10.0.0.1', 'ada')
  await clock.pass(0)
  expect(running.filter((uid) => uid.startsWith('crowd'))).toHaveLength(4)
  expect(running).toEqual(expect.arrayContaining(['ben', 'ada']))
})

const ban: Ban = { why: 'insults', until: null }
const told = { refused: 'banned', details: { why: 'insults', until: null } }

test('every function that is not public tells a banned player the reason', async () => {
  const { dispatch } = door({ bans: { banOf: () => ban, reload: async () => ban } })
  for (const name of ['isAdmin', 'readAccount', 'setRole'])
    expect(await dispatch(name, {}, ADA)).toEqual(told)
  expect(await dispatch('logOut', {}, { ...ADA, browser })).toHaveProperty('result')
})

test('a ban known only to the database is read for the refusal', async () => {
  const looked: string[] = []
  const look = async (uid: string) => {
    looked.push(uid)
    return ban
  }
  const { dispatch } = door({ roleOf: async () => 'banned', bans: { banOf: () => null, reload: look } })
  expect(await dispatch('readAccount', {}, ADA)).toEqual(told)
  expect(looked).toEqual(['ada'])
})

test.each([
  ['registered', 'readAccount', ['guest', null]],
  ['admin', 'unbanPlayer', ['guest', 'registered', null]],
] as const)('%s is read at every call', async (_, name, fallen) => {
  let role: 'guest' | 'registered' | 'admin' | null = 'admin'
  const { dispatch } = door({ roleOf: async () => role })
  const call = () => dispatch(name, name === 'unbanPlayer' ? { username: 'Ben' } : {}, ADA)
  expect(await call()).toHaveProperty('result')
  for (role of fallen) expect(await call()).toEqual({ refused: 'not-allowed' })
})

describe('while nothing can be saved', () => {
  const full = Object.assign(new Error('no space left on device'), { code: '53100' })
  const fails = async () => {
    throw full
  }
  const reasonOf = async (name: FunctionName, data: unknown, storage: { fault: 'full' | null }) => {
    const { dispatch } = door({
      storage,
      handlers: { answer: fails, joinQueue: fails } as unknown as Handlers,
    })
    const answer = await dispatch(name, data, ADA)
    return 'refused' in answer ? answer.refused : null
  }
  const ANSWER = { matchId: 'abcdefghijk2', index: 0, choice: 0 }

  test('an answer is refused with a sentence for the player, and a new game by its own refusal', async () => {
    expect(await reasonOf('answer', ANSWER, { fault: 'full' })).toBe('cannot-save')
    expect(await reasonOf('joinQueue', {}, { fault: 'full' })).toBe('no-new-games')
  })

  test('a caller who has used their share of the database is refused as busy, and nothing is logged', async () => {
    const logged: string[] = []
    const log = pino({ level: 'error' }, { write: (line: string) => void logged.push(line) })
    const handlers = {
      isAdmin: async () => {
        throw new WorkloadBusy()
      },
    }
    const { dispatch } = door({ handlers: handlers as unknown as Handlers, log })
    expect(await dispatch('isAdmin', {}, ADA)).toEqual({ refused: 'busy' })
    expect(logged).toEqual([])
  })

  test('the same error while storage is healthy is an internal error', async () => {
    expect(await reasonOf('answer', ANSWER, { fault: null })).toBe('internal-error')
  })
})

test('an overloaded server refuses new games with a time to wait, and answers of running games go on', async () => {
  const times: number[] = []
  let seconds = 0
  const { dispatch } = door({
    meter: { now: () => (seconds += 0.5), calls: { record() {} } },
    overload: { record: (ms) => times.push(ms), retryAfter: () => 7_000 },
  })
  const no = { refused: 'server-full', details: { retryAfter: 7_000 } }
  for (const name of ['joinQueue', 'openDaily'] as const)
    expect(await dispatch(name, {}, ADA)).toMatchObject(no)
  expect(times).toEqual([])
  const answer = { matchId: 'abcdefghijkL', index: 0, choice: 1 }
  expect(await dispatch('answer', answer, ADA)).toHaveProperty('result')
  expect(times).toEqual([500])
})
