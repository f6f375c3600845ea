import { TestServer } from '@trivium/testkit/test-server'
import type { PartyDocument } from '@trivium/wire/documents/party'
import { QUICK_PARTY, QUICK_ROUND } from '@trivium/wire/documents/party-limits'
import type { PartyPlan, PlannedRound } from '@trivium/wire/documents/party-plan'
import { gameTopic } from '@trivium/wire/live/topics'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { openRoom } from './party.test-kit.ts'

let stage: TestServer
beforeAll(async () => {
  stage = await TestServer.open()
})
afterEach(() => stage.clear())
afterAll(() => stage.close())

/** With spaces, which usernames do not have. */
const ABUSIVE = 'F u c k'
const NOT_ALLOWED = { error: { details: { reason: 'name-not-allowed' } } }

test('an abusive name is refused to whoever joins or takes another name, and is not saved', async () => {
  const { partyId, key, phones } = await openRoom(stage, 1)
  const stranger = await stage.guest()
  expect(await stranger.call('joinParty', { key, name: ABUSIVE })).toMatchObject(NOT_ALLOWED)
  expect(await phones[0]!.call('renameInParty', { partyId, name: ABUSIVE })).toMatchObject(NOT_ALLOWED)
  expect(await stranger.do('findPartyByKey', { key })).toMatchObject({ seat: null })
  const own = await phones[0]!.see<PartyDocument>(gameTopic(partyId), () => true)
  expect(own.name).toBe('Phone 0')
  const journal = await stage.db
    .selectFrom('game_events')
    .select('event')
    .where('game_id', '=', partyId)
    .execute()
  expect(JSON.stringify(journal)).toContain('Phone 0')
  expect(JSON.stringify(journal)).not.toContain(ABUSIVE)
})

const ROUND: PlannedRound = {
  ...QUICK_ROUND,
  ...{ title: 'Warm-up', intro: 'Easy ones.' },
  source: { kind: 'bank', categories: [], difficulties: [], count: 2 },
}
const PLAN: PartyPlan = {
  options: { ...QUICK_PARTY, title: 'Friday quiz', teams: { forming: 'choose', names: ['Red', 'Blue'] } },
  rounds: [ROUND],
  tieBreak: false,
}

const PLANS: readonly (readonly [part: string, plan: PartyPlan])[] = [
  ['title', { ...PLAN, options: { ...PLAN.options, title: ABUSIVE } }],
  ['team', { ...PLAN, options: { ...PLAN.options, teams: { forming: 'choose', names: ['Red', ABUSIVE] } } }],
  ['round', { ...PLAN, rounds: [ROUND, { ...ROUND, title: ABUSIVE }] }],
  ['intro of a round', { ...PLAN, rounds: [{ ...ROUND, intro: ABUSIVE }] }],
]

test.for(PLANS)('a party with an abusive %s is neither opened nor saved', async ([, plan]) => {
  const host = await stage.guest()
  expect(await host.http('createParty', plan)).toMatchObject(NOT_ALLOWED)
  const opened = await stage.db
    .selectFrom('party_keys')
    .select('key')
    .where('host_uid', '=', host.uid)
    .execute()
  expect(opened).toEqual([])
  expect(await host.http('createPartyPlan', { plan })).toMatchObject(NOT_ALLOWED)
  expect((await host.do('listPartyPlans', {})).plans).toEqual([])
  const { planId, updatedAt } = await host.do('createPartyPlan', { plan: PLAN })
  expect(await host.http('savePartyPlan', { planId, plan, updatedAt })).toMatchObject(NOT_ALLOWED)
  expect((await host.do('readPartyPlan', { planId })).plan).toEqual(PLAN)
})
