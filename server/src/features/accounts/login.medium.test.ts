import { emailOf, PASSWORD, register } from '@trivium/testkit/account'
import { joinMatch, pairPlayers, seeGame } from '@trivium/testkit/duel'
import { type Player, signInGuest } from '@trivium/testkit/player'
import { TestServer } from '@trivium/testkit/test-server'
import { until } from '@trivium/testkit/until'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

let stage: TestServer
let ada: Player
beforeAll(async () => {
  stage = await TestServer.open()
  ada = await register(await signInGuest(stage.url), 'Ada')
})
afterAll(() => stage.close())

const logIn = (
  player: Player,
  form: { name?: string; password?: string; guest?: 'merge' | 'discard' } = {},
) => player.http('logIn', { name: 'Ada', password: PASSWORD, ...form })
const reasonOf = (answer: Awaited<ReturnType<typeof logIn>>) =>
  'error' in answer ? answer.error.details.reason : answer.result.status

describe('logging in', () => {
  test.each(['Ada', 'ada', 'ADA', emailOf('Ada'), 'ADA@Example.Org'])('works as %s', async (name) => {
    const browser = await signInGuest(stage.url)
    expect(await logIn(browser, { name })).toEqual({ result: { status: 'in', username: 'Ada' } })
    await browser.renew()
    expect(browser.uid).toBe(ada.uid)
  })

  test('issues a new cookie, so that a cookie planted before login is worthless', async () => {
    const browser = await signInGuest(stage.url)
    const planted = browser.cookie
    await logIn(browser)
    expect(browser.cookie).not.toContain(planted)
    expect((await signInGuest(stage.url, planted)).uid).not.toBe(ada.uid)
  })

  test('gives the same response to a wrong password, an unknown name and an unknown address', async () => {
    await register(await signInGuest(stage.url), 'Bruno')
    const browser = await signInGuest(stage.url)
    const wrong = await logIn(browser, { name: 'Bruno', password: 'not the password' })
    expect(reasonOf(wrong)).toBe('wrong-login')
    for (const name of ['NobodyHere', 'nobody@example.org'])
      expect(await logIn(browser, { name, password: 'not the password' })).toEqual(wrong)
  })

  test('does not reveal which address belongs to which name', async () => {
    const owner = 'Carla'
    await register(await signInGuest(stage.url), owner)
    const browser = await signInGuest(stage.url)
    const tries = async (name: string, times: number) => {
      const seen: string[] = []
      for (let at = 0; at < times; at++) {
        seen.push(reasonOf(await logIn(browser, { name, password: 'not the password' })))
        await stage.clock.pass(6_000)
      }
      return seen
    }
    expect((await tries(owner, 11)).at(-1)).toBe('too-many-tries')
    expect(await tries(emailOf(owner), 10)).toEqual(await tries('nobody-at-all@example.org', 10))
  })

  test('is refused if already logged in', async () => {
    expect(reasonOf(await logIn(ada))).toBe('already-logged-in')
  })
})

describe('a guest who has played and logs in', () => {
  const guestWithMatch = async () => {
    const [guest, rival] = await Promise.all([stage.guest(), stage.guest()])
    const id = await pairPlayers(stage, guest, rival)
    await joinMatch(stage, guest, rival, id)
    return { guest, rival, id }
  }

  test('is asked first, and nothing has changed yet', async () => {
    const { guest, rival, id } = await guestWithMatch()
    const answer = await logIn(guest)
    expect(answer).toMatchObject({
      result: { status: 'asks', username: 'Ada', guest: { activeMatch: true } },
    })
    await guest.renew()
    expect(guest.uid).not.toBe(ada.uid)
    await guest.do('resign', { matchId: id })
    await stage.leave(guest, rival)
  })

  test('resigns the running match, and earlier results move to the account', async () => {
    const before = await readUser(ada.uid)
    const { guest, rival, id } = await guestWithMatch()
    const old = guest.uid
    await guest.do('answer', { matchId: id, index: 0, choice: 0 })
    await rival.do('answer', { matchId: id, index: 0, choice: 0 })
    expect(reasonOf(await logIn(guest, { guest: 'merge' }))).toBe('in')
    await guest.renew()
    expect(guest.uid).toBe(ada.uid)
    const view = await seeGame(rival, id, ({ phase }) => phase === 'ended')
    expect(view.ended).toMatchObject({ reason: 'resigned' })
    const after = await readUser(ada.uid)
    expect(after.losses).toBe(before.losses + 1)
    expect(after.elo).toBe(before.elo)
    await stage.seat(guest)
    const { rounds } = await guest.do('readReview', { matchId: id })
    expect(rounds.length).toBeGreaterThan(0)
    expect((await readUser(old)).merged_into).toBe(ada.uid)
    await stage.leave(guest, rival)
  })

  test('is rejected if the password was changed while the match was ending', async () => {
    const owner = await register(await signInGuest(stage.url), 'Dana')
    const [guest, rival] = await Promise.all([stage.guest(), stage.guest()])
    await pairPlayers(stage, guest, rival)
    const loggingIn = logIn(guest, { name: 'Dana', guest: 'merge' })
    const events = () => stage.db.selectFrom('game_events').select('event').execute()
    await until(async () => (await events()).some(({ event }) => event.type === 'withdrawn'), 'it is ending')
    const change = { current: PASSWORD, password: 'eight blue kettles' }
    expect(await owner.http('changePassword', change)).toEqual({ result: {} })
    await stage.pass(10_000)
    expect(reasonOf(await loggingIn)).toBe('wrong-login')
    await guest.renew()
    expect(guest.uid).not.toBe(owner.uid)
    expect((await readUser(guest.uid)).merged_into).toBeNull()
    await stage.leave(guest, rival)
  })

  test('can discard everything', async () => {
    const before = await readUser(ada.uid)
    const { guest, rival } = await guestWithMatch()
    expect(reasonOf(await logIn(guest, { guest: 'discard' }))).toBe('in')
    const after = await readUser(ada.uid)
    expect(after.losses).toBe(before.losses)
    await stage.leave(guest, rival)
  })

  test('leaves the queue', async () => {
    const guest = await stage.guest()
    await guest.do('joinQueue', {})
    await logIn(guest)
    await until(async () => {
      const rows = await stage.db.selectFrom('queue').select('uid').where('uid', '=', guest.uid).execute()
      return rows.length === 0
    }, 'the queue has let go of the guest')
    await stage.leave(guest)
  })
})

const readUser = (uid: string) =>
  stage.db.selectFrom('users').selectAll().where('uid', '=', uid).executeTakeFirstOrThrow()
