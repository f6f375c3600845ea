import { FLAGS } from '@trivium/content/places/flags'
import { openFlags, seeFlags, typeFlag } from '@trivium/testkit/places'
import type { Player } from '@trivium/testkit/player'
import { TestServer } from '@trivium/testkit/test-server'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { currentFlag, giveUpFlags, refusalOf, skipToFlag } from './flags.test-kit.ts'

let stage: TestServer
let player: Player
beforeAll(async () => {
  stage = await TestServer.open()
})
beforeEach(async () => {
  player = await stage.guest()
})
afterAll(() => stage.close())

/** The given number of places that are wrong for a flag. */
const wrongFor = (accepts: readonly string[], count: number) =>
  FLAGS.filter(({ id }) => !accepts.includes(id)).slice(0, count)

describe('a name', () => {
  test('is accepted as soon as it is complete, and typing it gives no answer away', async () => {
    const id = await openFlags(player)
    const { item, name } = await skipToFlag(stage, player, id, 'PE')
    const type = (text: string) => player.do('typeFlag', { gameId: id, item, text, enter: false })
    expect(await type(name.slice(0, -1))).toMatchObject({ verdict: 'none', rests: [] })
    expect(await type(name)).toEqual({ verdict: 'right', which: [], rests: [] })
    expect(refusalOf(await player.call('typeFlag', { gameId: id, item, text: name, enter: true }))).toBe(
      'question-closed',
    )
  })

  test('is accepted early if a shorter name of the same place is complete, and the rest is shown', async () => {
    const id = await openFlags(player)
    const { item } = await skipToFlag(stage, player, id, 'SR')
    const type = (text: string) => player.do('typeFlag', { gameId: id, item, text, enter: false })
    expect(await type('Surina')).toMatchObject({ verdict: 'none', rests: [] })
    expect(await type('Surinam')).toMatchObject({ verdict: 'right', rests: ['e'] })
  })

  test('with typing errors is accepted only with Enter, and so is a code', async () => {
    const id = await openFlags(player)
    for (const [place, text] of [
      ['EC', 'Equador'],
      ['BO', 'bol'],
    ] as const) {
      const { item } = await skipToFlag(stage, player, id, place)
      const typed = { gameId: id, item, text }
      expect(await player.do('typeFlag', { ...typed, enter: false })).toMatchObject({ verdict: 'none' })
      expect(await player.do('typeFlag', { ...typed, enter: true })).toMatchObject({ verdict: 'right' })
      await seeFlags(player, id, ({ marks }) => marks[item] === 'found')
    }
  })

  test('shared by several places makes the game ask which one, without revealing the flag', async () => {
    const id = await openFlags(player)
    const { item } = await currentFlag(stage, player, id)
    const typed = { gameId: id, item, text: 'Congo' }
    const which = { verdict: 'which', which: [expect.stringContaining('Congo'), expect.any(String)] }
    expect(await player.do('typeFlag', { ...typed, enter: false })).toMatchObject(which)
    expect(await player.do('typeFlag', { ...typed, text: 'cogno', enter: false })).toMatchObject({
      verdict: 'none',
    })
    expect((await seeFlags(player, id)).current?.wrong).toBe(0)
  })

  test('that is ambiguous can be resolved with one of the offered names', async () => {
    const id = await openFlags(player)
    const { item } = await currentFlag(stage, player, id)
    const { which } = await typeFlag(player, id, item, 'Saint Martin')
    expect(which).toHaveLength(2)
    for (const text of which) expect((await typeFlag(player, id, item, text)).verdict).toBe('wrong')
  })

  test('of a place with the same flag is right', async () => {
    const id = await openFlags(player, { region: 'oceania' })
    const { item } = await skipToFlag(stage, player, id, 'AU')
    const heard = FLAGS.find((flag) => flag.id === 'HM')?.name ?? ''
    expect(await typeFlag(player, id, item, heard)).toMatchObject({ verdict: 'right' })
  })

  test('that begins with another place’s name can be typed without a wrong answer', async () => {
    const id = await openFlags(player, { region: 'africa' })
    const { item } = await skipToFlag(stage, player, id, 'NG')
    const type = (text: string) => player.do('typeFlag', { gameId: id, item, text, enter: false })
    expect((await type('niger')).verdict).toBe('none')
    expect((await type('chad')).verdict).toBe('wrong')
    expect((await type('nigeria')).verdict).toBe('right')
    await giveUpFlags(player, id)
    const { items } = await player.do('readPlacesReview', { gameId: id })
    expect(items[item]).toMatchObject({ place: 'NG', outcome: 'found', tries: 2, wrong: ['Chad'] })
  })

  test('is refused after twenty wrong ones, however they were typed', async () => {
    const id = await openFlags(player)
    const { item, accepts, name } = await skipToFlag(stage, player, id, 'PE')
    const tried = wrongFor(accepts, 60).map((flag) => flag.name)
    const verdicts: string[] = []
    for (const [at, text] of [...tried, name].entries()) {
      const answer = await player.call('typeFlag', { gameId: id, item, text, enter: at % 2 === 0 })
      verdicts.push(refusalOf(answer) ?? ('result' in answer ? answer.result.verdict : ''))
    }
    expect(verdicts.filter((verdict) => verdict === 'wrong')).toHaveLength(20)
    expect(verdicts).not.toContain('right')
    expect(verdicts.at(-1)).toBe('question-closed')
    expect((await seeFlags(player, id)).marks[item]).toBe('missed')
  })
})
