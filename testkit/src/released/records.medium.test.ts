import { FUNCTIONS } from '@trivium/wire/registry'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PASSWORD } from '../account.ts'
import { type Player, signInGuest } from '../player.ts'
import { type Doc, type Person, REGISTERED } from './facts.ts'
import { facts } from './read-facts.ts'
import { RELEASED_STAGES, type ReleasedStage } from './released-stage.ts'

/** The clock of an unfinished game stands still while no server runs, so its moments are later afterwards. */
const MOMENTS = ['answerBy', 'askedAt', 'startsAt', 'startedAt', 'joinBy', 'opensAt', 'nextAt', 'awayUntil']

const withoutMoments = (doc: Doc): Doc =>
  doc.settled === true
    ? doc
    : JSON.parse(JSON.stringify(doc, (name, value) => (MOMENTS.includes(name) ? undefined : value)))

const isMatch = (doc: Doc, part: Doc): boolean => {
  try {
    expect(doc).toMatchObject(part)
    return true
  } catch {
    return false
  }
}

describe.each(RELEASED_STAGES)('the data of the version before on %s', (_, open) => {
  let stage: ReleasedStage
  const pages = new Map<Person, Player>()
  beforeAll(async () => {
    stage = await open()
    for (const { who } of facts.docs) if (!pages.has(who)) pages.set(who, await stage.back(who))
    for (const { who, topic } of facts.docs) pages.get(who)?.follow(topic)
  }, 60_000)
  afterAll(() => stage.close())
  const page = (who: Person) => pages.get(who) as Player

  test.each(facts.docs)('$who sees $topic as before', async ({ who, topic, doc }) => {
    const before = withoutMoments(doc)
    // Whoever is away after a restart is back in a moment. If this never fits, the difference is shown.
    await page(who)
      .see<Doc>(topic, (now) => isMatch(now, before))
      .catch(() => {})
    expect(page(who).doc(topic)).toMatchObject(before)
  })

  test.each(facts.answers)('$fn answers $who as before', async ({ who, fn, input, result }) => {
    const answer = await page(who).call(fn, input as never)
    if ('error' in answer) throw new Error(answer.error.details.reason)
    expect(FUNCTIONS[fn].output.parse(answer.result)).toMatchObject(result)
  })

  test.each(REGISTERED)('%s logs in with the password', async (person) => {
    const browser = await signInGuest(stage.url)
    const answer = await browser.http('logIn', { name: person, password: PASSWORD })
    expect(answer).toMatchObject({ result: { status: 'in' } })
    await browser.renew()
    expect(browser.uid).toBe(facts.uids[person])
  })
})
