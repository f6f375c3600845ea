import type { SoloDocument } from '@trivium/wire/documents/solo'
import { gameTopic } from '@trivium/wire/live/topics'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findCountries, findFlags, openCountries, openFlags, seeCountries, seeFlags } from '../places.ts'
import type { Player } from '../player.ts'
import { answerSolo } from './answer-solo.ts'
import { facts } from './read-facts.ts'
import { RELEASED_STAGES, type ReleasedStage } from './released-stage.ts'

const { games, link, quizId } = facts

describe.each(RELEASED_STAGES)('single-player games of the version before on %s', (_, open) => {
  let stage: ReleasedStage
  beforeAll(async () => {
    stage = await open()
  }, 60_000)
  afterAll(() => stage.close())

  const seeEnd = (player: Player, id: string) =>
    player.see<SoloDocument>(gameTopic(id), ({ settled }) => settled)

  test('the daily continues at its fourth question, and counts', async () => {
    const ben = await stage.back('ben')
    expect(await ben.do('openDaily', {})).toMatchObject({ gameId: games.dailyBegun, counts: true })
    await answerSolo(ben, games.dailyBegun, 7)
    expect(await seeEnd(ben, games.dailyBegun)).toMatchObject({ score: 10 })
    expect(await ben.do('readDaily', {})).toMatchObject({ play: { score: 10 }, streak: { days: 1 } })
  })

  test('Survival continues at its third question', async () => {
    const cleo = await stage.back('cleo')
    expect(await cleo.do('readSurvival', {})).toMatchObject({ running: { gameId: games.survival, score: 2 } })
    await answerSolo(cleo, games.survival, 1)
    await cleo.do('giveUp', { gameId: games.survival })
    await seeEnd(cleo, games.survival)
    expect(await cleo.do('readSurvival', {})).toMatchObject({ best: 3, running: null })
  })

  test('a custom quiz continues at its second question', async () => {
    const dan = await stage.back('dan')
    expect(await dan.do('openCustom', { link })).toEqual({ gameId: games.custom, counts: true })
    await answerSolo(dan, games.custom, 4)
    expect(await seeEnd(dan, games.custom)).toMatchObject({ score: 5 })
    expect(await dan.do('readCustom', { link })).toMatchObject({
      plays: [{ score: 5, total: 5, isYou: true }],
    })
  })

  test('an imported quiz continues at its second question, which is typed', async () => {
    const eve = await stage.back('eve')
    expect(await eve.do('openQuiz', { quizId, clock: null })).toEqual({ gameId: games.quiz })
    eve.follow(gameTopic(games.quiz))
    await eve.do('nextQuestion', { gameId: games.quiz })
    await eve.see<SoloDocument>(gameTopic(games.quiz), ({ index }) => index === 1)
    await eve.do('answerQuestion', { gameId: games.quiz, index: 1, text: 'everest' })
    expect(await seeEnd(eve, games.quiz)).toMatchObject({ score: 2 })
  })

  test('quizzes of flags and countries continue with what was found', async () => {
    const [eve, finn] = [await stage.back('eve'), await stage.back('finn')]
    expect(await openFlags(eve, { region: 'oceania' })).toBe(games.flags)
    expect(await seeFlags(eve, games.flags)).toMatchObject({ found: 2 })
    await findFlags(stage, eve, games.flags)
    const { found, total } = await seeFlags(eve, games.flags, ({ settled }) => settled)
    expect(found).toBe(total)
    expect(await openCountries(finn, { region: 'oceania', timed: false })).toBe(games.countries)
    await findCountries(stage, finn, games.countries)
    const end = await seeCountries(finn, games.countries, ({ settled }) => settled)
    expect(end.score).toBe(end.total)
  })
})
