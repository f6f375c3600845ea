import type { Player } from '@trivium/testkit/player'
import { TestServer } from '@trivium/testkit/test-server'
import { QUICK_PARTY, QUICK_ROUND } from '@trivium/wire/documents/party-limits'
import type { PartyPlan, PartySource } from '@trivium/wire/documents/party-plan'
import { partyTopic } from '@trivium/wire/live/topics'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { askedItems, joinRoom, seeRoom } from '../party.test-kit.ts'

let stage: TestServer
beforeAll(async () => {
  stage = await TestServer.open()
})
afterEach(() => stage.clear())
afterAll(() => stage.close())

const BANK: PartySource = { kind: 'bank', categories: [], difficulties: [], count: 2 }
const FLAGS: PartySource = { kind: 'flags', region: 'europe', count: 2, answers: 'choices' }
const MAPS: PartySource = { kind: 'countries', region: 'all', count: 2, answers: 'typed' }

const planOf = (...sources: PartySource[]): PartyPlan => ({
  options: { ...QUICK_PARTY, title: 'Friday quiz' },
  rounds: sources.map((source, i) => ({ ...QUICK_ROUND, title: `Round ${'ABC'[i]}`, source })),
  tieBreak: true,
})

const reason = (name: string, more: object = {}) => ({ error: { details: { reason: name, ...more } } })

const open = async (host: Player, partyId: string) => {
  host.follow(partyTopic('room', partyId))
  host.follow(partyTopic('screen', partyId))
  return seeRoom(host, { partyId }, () => true)
}

const itemsOf = async (partyId: string) => (await askedItems(stage, partyId)).map(({ question }) => question)

describe('a party with several rounds', () => {
  test('announces each round, shows flags as pictures that do not tell, and typed countries', async () => {
    const host = await stage.guest()
    const { partyId, key } = await host.do('createParty', planOf(FLAGS, MAPS))
    expect((await open(host, partyId)).round).toMatchObject({ of: 2, title: 'Round A', size: 2 })
    await joinRoom(stage, key)
    await host.do('startParty', { partyId })
    await seeRoom(host, { partyId }, ({ phase }) => phase === 'intro')
    await stage.pass(6_000)
    const { question } = await seeRoom(host, { partyId }, ({ phase }) => phase === 'reading')
    expect(question).toMatchObject({ prompt: 'Which country’s flag is this?', form: 'choice' })
    const src = question?.media?.kind === 'picture' ? question.media.src : ''
    expect(src).toMatch(/^[A-Za-z\d]{20}\.svg$/)
    const picture = await fetch(new URL(`/media/${src}`, stage.url))
    expect(picture.headers.get('content-type')).toBe('image/svg+xml')
  })

  test('waits at the intro of each round until its host goes on, if the host sets the pace', async () => {
    const host = await stage.guest()
    const plan = planOf(FLAGS, MAPS)
    const { partyId, key } = await host.do('createParty', {
      ...plan,
      options: { ...plan.options, pace: 'host' },
    })
    await open(host, partyId)
    await joinRoom(stage, key)
    await host.do('startParty', { partyId })
    const { index } = await seeRoom(host, { partyId }, ({ phase }) => phase === 'intro')
    await host.do('nextInParty', { partyId, phase: 'intro', index })
    await seeRoom(host, { partyId }, ({ phase }) => phase === 'reading')
  })

  test('never asks the same question twice', async () => {
    const host = await stage.guest()
    const { partyId } = await host.do('createParty', planOf(BANK, { ...BANK, count: 10 }, BANK))
    const items = await itemsOf(partyId)
    expect(new Set(items).size).toBe(14)
  })

  test('draws questions of the bank again at the start, so that no player has seen them', async () => {
    const host = await stage.guest()
    const first = await host.do('createParty', planOf({ ...BANK, count: 20 }))
    const phone = await joinRoom(stage, first.key)
    const seen = (await itemsOf(first.partyId)).map((question_id) => ({
      ...{ question_id, uid: phone.uid, seen_at: stage.clock.now() },
    }))
    await stage.db.insertInto('seen_questions').values(seen).execute()
    await host.do('startParty', { partyId: first.partyId })
    const asked = await itemsOf(first.partyId)
    expect(asked).toHaveLength(20)
    expect(asked.filter((id) => seen.some(({ question_id }) => question_id === id))).toEqual([])
  })

  test('asks only questions of its categories and difficulties, of which the test bank has six', async () => {
    const host = await stage.guest()
    const categories = ['geography', 'history']
    const difficulties = [1, 2]
    const source: PartySource = { kind: 'bank', categories, difficulties, count: 6 }
    const { partyId, key } = await host.do('createParty', planOf(source))
    const expectFitting = async () => {
      const items = await askedItems(stage, partyId)
      expect(new Set(items.map(({ question }) => question)).size).toBe(6)
      for (const { category, difficulty } of items) {
        expect(categories).toContain(category)
        expect(difficulties).toContain(difficulty)
      }
    }
    await expectFitting()
    await joinRoom(stage, key)
    await host.do('startParty', { partyId })
    await expectFitting()
    expect(await host.http('createParty', planOf({ ...source, count: 7 }))).toMatchObject(
      reason('too-few-questions', { there: 6, round: 0 }),
    )
  })

  test('is refused by the round that cannot be made', async () => {
    const host = await stage.guest()
    const unknown: PartySource = { kind: 'quiz', quizId: 'zzzzzzzzzzzz', count: null }
    expect(await host.http('createParty', planOf(BANK, unknown))).toMatchObject(
      reason('unknown-quiz', { round: 1 }),
    )
    const many: PartySource = { ...FLAGS, count: 50 }
    expect(await host.http('createParty', planOf(FLAGS, many))).toMatchObject(
      reason('too-few-questions', { round: 1 }),
    )
    const fifty: PartySource = { ...FLAGS, region: 'all', count: 50 }
    expect(await host.http('createParty', planOf(fifty, { ...MAPS, count: 50 }, BANK))).toMatchObject(
      reason('too-many-questions', { round: 2 }),
    )
  })
})

describe('a saved plan', () => {
  test('is listed, changed, copied and deleted by its owner alone', async () => {
    const [owner, other] = [await stage.guest(), await stage.guest()]
    const { planId, updatedAt } = await owner.do('createPartyPlan', { plan: planOf(BANK, FLAGS) })
    expect((await owner.do('listPartyPlans', {})).plans).toMatchObject([
      { planId, title: 'Friday quiz', rounds: ['Round A', 'Round B'], drawnAt: null },
    ])
    const plan = planOf(FLAGS)
    const saved = await owner.do('savePartyPlan', { planId, plan, updatedAt })
    expect(await owner.http('savePartyPlan', { planId, plan, updatedAt })).toMatchObject(
      reason('plan-changed'),
    )
    expect(await owner.do('readPartyPlan', { planId })).toEqual({ plan, ...saved })
    const copy = await owner.do('copyPartyPlan', { planId })
    expect((await owner.do('readPartyPlan', copy)).plan.options.title).toBe('Friday quiz (copy)')
    for (const name of ['readPartyPlan', 'copyPartyPlan', 'deletePartyPlan', 'playPartyPlan'] as const)
      expect(await other.call(name, { planId })).toMatchObject(reason('unknown-plan'))
    expect(await other.call('printPartyPlan', { planId, redraw: false })).toMatchObject(
      reason('unknown-plan'),
    )
    await owner.do('deletePartyPlan', { planId })
    expect(await owner.call('readPartyPlan', { planId })).toMatchObject(reason('unknown-plan'))
  })

  test('that is printed is played with the same questions, until others are drawn', async () => {
    const host = await stage.guest()
    const { planId } = await host.do('createPartyPlan', { plan: planOf(BANK, FLAGS) })
    const sheets = await host.do('printPartyPlan', { planId, redraw: false })
    expect(sheets.rounds.map(({ title, questions }) => [title, questions.length])).toEqual([
      ['Round A', 2],
      ['Round B', 2],
    ])
    expect(sheets.rounds[0]?.questions[0]?.accepted).not.toBe('')
    expect(sheets.tieBreak).toMatchObject({ form: 'number' })
    expect(await host.do('printPartyPlan', { planId, redraw: false })).toEqual(sheets)
    const play = async () => {
      const { partyId, key } = await host.do('playPartyPlan', { planId })
      await joinRoom(stage, key)
      await host.do('startParty', { partyId })
      return itemsOf(partyId)
    }
    const played = await play()
    expect(await play()).toEqual(played)
    const redrawn = await host.do('printPartyPlan', { planId, redraw: true })
    expect(redrawn.rounds[0]).not.toEqual(sheets.rounds[0])
  })

  test('that is printed keeps its questions when it is renamed, and drops them with another source', async () => {
    const host = await stage.guest()
    const { planId, updatedAt } = await host.do('createPartyPlan', { plan: planOf(BANK) })
    const { drawnAt } = await host.do('printPartyPlan', { planId, redraw: false })
    const renamed = planOf(BANK)
    renamed.options.title = 'Saturday quiz'
    const saved = await host.do('savePartyPlan', { planId, plan: renamed, updatedAt })
    expect(saved.drawnAt).toBe(drawnAt)
    const changed = { planId, plan: planOf(FLAGS), updatedAt: saved.updatedAt }
    expect((await host.do('savePartyPlan', changed)).drawnAt).toBeNull()
  })

  test('is one of at most 50', async () => {
    const host = await stage.guest()
    const rows = Array.from({ length: 50 }, (_, i) => ({
      ...{
        id: i === 0 ? 'zzzzzzzzzzzz' : `plan-${i}`,
        owner_uid: host.uid,
        plan: JSON.stringify(planOf(BANK)) as never,
      },
      ...{ created_at: 1, updated_at: 1 },
    }))
    await stage.db.insertInto('party_plans').values(rows).execute()
    expect(await host.http('createPartyPlan', { plan: planOf(BANK) })).toMatchObject(reason('too-many-plans'))
    expect(await host.call('copyPartyPlan', { planId: 'zzzzzzzzzzzz' })).toMatchObject(
      reason('too-many-plans'),
    )
  })
})
