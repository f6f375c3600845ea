import { FLAGS } from '@trivium/content/places/flags'
import { flagItemsOf, openFlags, seeFlags, typeFlag } from '@trivium/testkit/places'
import { TestServer } from '@trivium/testkit/test-server'
import { afterAll, beforeAll, expect, test } from 'vitest'

let stage: TestServer
beforeAll(async () => {
  stage = await TestServer.open()
})
afterAll(() => stage.close())

/** Every text and every key in a frame, at any depth. */
const textsOf = (value: unknown): string[] => {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => [key, ...textsOf(inner)])
}

const wordsOf = (text: string): string =>
  ` ${
    text
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu)
      ?.join(' ') ?? ''
  } `

/** Ids and addresses consist of random letters. */
const BY_CHANCE = /^[1-9A-HJ-NP-Za-km-z]{12,}$/

test('nothing sent before a flag is answered contains a name or code of its country', async () => {
  const player = await stage.guest()
  const id = await openFlags(player, { region: 'south-america' })
  const items = await flagItemsOf(stage, id)
  const named = (place: string) => FLAGS.find((flag) => flag.id === place)
  const revealed = new Set<string>()
  let seen = 0
  let frames = 0
  for (let closed = 0; closed < items.length; closed++) {
    const { current } = await seeFlags(player, id, (game) => game.found === closed)
    const { item = -1 } = current ?? {}
    const { place, name, accepts } = items[item] as (typeof items)[number]
    await player.do('typeFlag', { gameId: id, item, text: 'nowhere', enter: true })
    await typeFlag(player, id, item, named(accepts.includes('FR') ? 'BE' : 'FR')?.name ?? '')
    // Everything received since the game began, except the names of closed flags.
    const arrived = player.frames.slice(seen).map((frame) => JSON.parse(frame) as unknown)
    for (const text of arrived.flatMap(textsOf).filter((one) => !revealed.has(one) && !BY_CHANCE.test(one))) {
      for (const secret of [name, ...(named(place)?.names ?? [])])
        expect([place, wordsOf(text)]).not.toEqual([place, expect.stringContaining(wordsOf(secret))])
      expect(named(place)?.codes).not.toContain(text.toUpperCase())
    }
    frames += arrived.length
    // From here on messages may contain the name.
    seen = player.frames.length
    await player.do('typeFlag', { gameId: id, item, text: name, enter: true })
    revealed.add(name)
  }
  expect(frames).toBeGreaterThan(items.length)
})
