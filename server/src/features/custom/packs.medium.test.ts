import { examplePack } from '@trivium/testkit/example-pack'
import type { Player } from '@trivium/testkit/player'
import { smallBank } from '@trivium/testkit/small-bank'
import { TestServer } from '@trivium/testkit/test-server'
import type { CustomConfig } from '@trivium/wire/documents/custom'
import { QUICK_PARTY, QUICK_ROUND } from '@trivium/wire/documents/party-limits'
import { afterAll, beforeAll, expect, test } from 'vitest'

const RIVERS = ['Inn', 'Drava', 'Sava', 'Tisza', 'Prut']
const QUESTIONS = RIVERS.map(
  (river, i) => `- id: geography-000${i + 3}
  prompt: Which river is number ${i} on the sign by the bridge?
  answer: ${river}
  wrong: [Rhine, Elbe, Vistula]
  difficulty: 1
  explanation: The sign says so.
  source: The sign by the bridge
  tags: [rivers]
`,
).join('')

let stage: TestServer
let ada: Player
beforeAll(async () => {
  stage = await TestServer.open({ bank: smallBank(120) })
  ada = await stage.guest()
}, 60_000)
afterAll(() => stage.close())

const quiz = (change: Partial<CustomConfig>): CustomConfig => ({
  ...{ categories: [], difficulties: [1, 2, 3], count: 5, clock: null },
  ...change,
})
const sum = (categories: readonly { readonly counts: readonly number[] }[]) =>
  categories.flatMap(({ counts }) => counts).reduce((total, count) => total + count, 0)

test('with one pack, no packs are offered', async () => {
  const { packs, categories } = await ada.do('readCategories', {})
  expect([packs, sum(categories)]).toEqual([[], 120])
})

test('with several, each is offered, counted and drawn from by itself', async () => {
  const files = new Map(await examplePack({ 'questions/geography.yaml': QUESTIONS }))
  await stage.app.packs.install('command line', { ok: true, files })
  const { packs } = await ada.do('readCategories', {})
  expect(packs.map(({ id, name, questions }) => [id, name, questions])).toEqual([
    ['trivium', 'Trivium', 120],
    ['example', 'Example pack', 6],
  ])
  expect(sum((await ada.do('readCategories', { packs: ['example'] })).categories)).toBe(6)
  expect(sum((await ada.do('readCategories', { packs: ['trivium', 'example'] })).categories)).toBe(126)

  const { link } = await ada.do('makeCustom', quiz({ packs: ['example'], categories: ['geography'] }))
  const row = await stage.db
    .selectFrom('custom_links')
    .select('questions')
    .where('id', '=', link)
    .executeTakeFirstOrThrow()
  expect([...row.questions].sort()).toEqual(RIVERS.map((_, i) => `example--geography-000${i + 3}`))
  expect(await ada.do('readCustom', { link })).toMatchObject({
    packs: ['Example pack'],
    config: { packs: ['example'] },
  })
})

test('a round of a party is drawn from the chosen pack, and remembers it for the start', async () => {
  const source = { kind: 'bank' as const, categories: [], difficulties: [], count: 6, packs: ['example'] }
  const rounds = [{ ...QUICK_ROUND, source }]
  const { partyId } = await ada.do('createParty', { options: QUICK_PARTY, rounds, tieBreak: false })
  const [event] = await stage.db
    .selectFrom('game_events')
    .select('event')
    .where('game_id', '=', partyId)
    .orderBy('seq')
    .execute()
  expect(event?.event).toMatchObject({ rounds: [{ drawnFrom: { packs: ['example'] } }] })
  expect(JSON.stringify(event?.event)).not.toMatch(/"question":"(?!example--)/)
})

test('questions that operators write count with the bundled pack', async () => {
  await stage.db
    .updateTable('questions')
    .set({ pack: null, revision: 1_000_000 })
    .where('id', '=', smallBank(1)[0]?.id ?? '')
    .execute()
  expect(sum((await ada.do('readCategories', { packs: ['trivium'] })).categories)).toBe(120)
})

test('a pack that is off or unknown has no questions, and with the last other one the choice is gone', async () => {
  const made = ada.do('makeCustom', quiz({ packs: ['example'] }))
  const { link } = await made
  await stage.app.packs.setOn('command line', { id: 'example', isOn: false })
  for (const packs of [['example'], ['nowhere']])
    expect(await ada.call('makeCustom', quiz({ packs }))).toMatchObject({
      error: { details: { reason: 'too-few-questions', there: 0 } },
    })
  expect((await ada.do('readCategories', {})).packs).toEqual([])
  // The link that was made before keeps its questions.
  expect(await ada.do('openCustom', { link })).toMatchObject({ counts: true })
})
