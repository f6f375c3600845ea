import { describe, expect, test } from 'vitest'
import { HOUR } from '../../time.ts'
import { durationOf, timeLimit } from './clock.ts'
import type { CountriesCommand, CountriesConfig } from './events.ts'
import { outcomesOf } from './outcomes.ts'
import { CountriesPlaythrough, countriesOpening, FIND_CONFIG, NAME_CONFIG } from './playthrough.test-kit.ts'

const LIMIT = 120_000
const opened = (config: CountriesConfig, size = 4): CountriesPlaythrough =>
  new CountriesPlaythrough(countriesOpening(config, size))
const naming = (size?: number): CountriesPlaythrough => opened(NAME_CONFIG, size)
const unlimited = (size?: number): CountriesPlaythrough => opened({ ...NAME_CONFIG, limit: null }, size)

describe('CO6 the last country', () => {
  test('CO6 ends a naming game in the same decision', () => {
    const game = naming(2).name('P1')
    const decision = game.ask({ type: 'name', place: 'P0' })
    expect(decision.ok && decision.events.map(({ type }) => type)).toEqual(['named', 'ended'])
    expect(game.view).toMatchObject({
      phase: 'ended',
      score: 2,
      ended: { at: game.now, reason: 'completed' },
    })
  })

  test('CO6 ends a finding game, whether it is found or missed', () => {
    const game = opened(FIND_CONFIG)
    for (let i = 0; i < 3; i++) game.point()
    expect(game.view.phase).toBe('playing')
    game.point()
    expect(game.view).toMatchObject({ asked: null, score: 4, ended: { reason: 'completed' } })
    const missing = opened(FIND_CONFIG)
    for (const place of ['P1', 'P2', 'P3']) missing.point(place)
    for (let i = 0; i < 3; i++) missing.point()
    expect(missing.view).toMatchObject({ score: 3, missed: ['P0'], ended: { reason: 'completed' } })
  })

  test('CO6 a game without countries is complete at its first tick', () => {
    expect(naming(0).wait(0).state.ended?.reason).toBe('completed')
  })
})

describe('CO7 the limit', () => {
  test.for([
    { task: 'name', size: 197, seconds: 960 },
    { task: 'name', size: 54, seconds: 330 },
    { task: 'name', size: 12, seconds: 120 },
    { task: 'name', size: 1, seconds: 90 },
    { task: 'find', size: 197, seconds: 1_020 },
    { task: 'find', size: 48, seconds: 270 },
    { task: 'find', size: 12, seconds: 90 },
  ] as const)('CO7 to $task $size countries it is $seconds s', ({ task, size, seconds }) => {
    expect(timeLimit(task, size)).toBe(seconds * 1_000)
  })

  test.for([
    { ms: LIMIT, outcome: 'accepted' },
    { ms: LIMIT + 1, outcome: 'answered-late' },
  ])('CO7 an answer after $ms ms is $outcome', ({ ms, outcome }) => {
    const [named, found] = [naming(), opened(FIND_CONFIG)]
    named.now += ms
    found.now += ms
    for (const decision of [named.ask({ type: 'name', place: 'P0' }), found.point()])
      expect(decision.ok ? 'accepted' : decision.refusal).toBe(outcome)
  })

  test('CO7 ends the game automatically, and its score is kept', () => {
    const game = naming().name('P0')
    expect(game.view.endsAt).toBe(game.now + LIMIT)
    game.wait(LIMIT - 1)
    expect(game.state.phase).toBe('playing')
    game.wait(1)
    expect(game.view).toMatchObject({ score: 1, ended: { at: game.now, reason: 'time-over' } })
  })

  test('CO7 giving up after the limit ends the game as time-over', () => {
    const game = naming()
    game.now += LIMIT + 1
    game.ask({ type: 'give-up' })
    expect(game.state.ended?.reason).toBe('time-over')
  })
})

describe('CO8 the clock', () => {
  test('CO8 counts from the opening to the end', () => {
    const game = unlimited(1)
    game.now += HOUR
    expect(durationOf(game.state)).toBe(0)
    game.name('P0')
    expect(game.view).toMatchObject({ endsAt: null })
    expect(durationOf(game.state)).toBe(HOUR)
  })

  test('CO8 stops from the last event to the server restart, and so does the limit', () => {
    const game = naming()
    game.now += 50_000
    game.name('P0')
    game.now += 30 * HOUR
    game.ask({ type: 'resume' })
    expect(game.view).toMatchObject({ startedAt: game.now - 50_000, endsAt: game.now + 70_000 })
    game.wait(70_000)
    expect(game.state.ended?.reason).toBe('time-over')
    expect(durationOf(game.state)).toBe(LIMIT)
  })

  test('CO8 shows no more than the limit, even if the end comes late', () => {
    const game = naming()
    game.now += LIMIT + 3_000
    game.ask({ type: 'tick' })
    expect(durationOf(game.state)).toBe(LIMIT)
  })
})

describe('CO10 a game without a limit', () => {
  test('CO10 ends as left a day after its last event, and its score is kept', () => {
    const game = unlimited()
    game.now += HOUR
    game.name('P0').wait(24 * HOUR - 1)
    expect(game.state.phase).toBe('playing')
    game.wait(1)
    expect(game.view).toMatchObject({ score: 1, ended: { at: game.now, reason: 'left' } })
  })

  test('CO10 has a full day again after a restart', () => {
    const game = unlimited()
    game.now += 23 * HOUR
    game.ask({ type: 'resume' })
    expect(game.wait(24 * HOUR - 1).state.phase).toBe('playing')
  })
})

describe('CO11 a journal without its end', () => {
  const cut = (): CountriesPlaythrough => {
    const game = naming(1)
    game.ask({ type: 'name', place: 'P0' }, 1)
    game.now += 2 * LIMIT
    return game
  }

  test.for<CountriesCommand>([
    { type: 'tick' },
    { type: 'resume' },
    { type: 'give-up' },
    { type: 'withdraw' },
  ])('CO11 ends as completed with $type, even after the limit', (command) => {
    const game = cut()
    game.ask(command)
    expect(game.view).toMatchObject({ score: 1, ended: { reason: 'completed' } })
  })

  test('CO11 E6 its end is due at once', () => {
    expect(cut().wait(0).state.ended?.reason).toBe('completed')
  })

  test('CO11 accepts no further answer', () => {
    const game = opened(FIND_CONFIG, 1)
    game.ask({ type: 'point', item: 0, place: 'P0' }, 1)
    expect(game.point('P0', 0)).toEqual({ ok: false, refusal: 'question-closed' })
    expect(game.view.asked).toBeNull()
  })
})

describe('CO12 outcomes', () => {
  const some = { chosen: null, wrong: [] }

  test('CO12 exist once the game is over', () => {
    expect(outcomesOf(naming().name('P0').state)).toBeNull()
  })

  test('CO12 when naming: all were asked, unless none was named', () => {
    const game = naming(2).name('P1')
    game.ask({ type: 'give-up' })
    expect(outcomesOf(game.state)).toEqual([
      { ...some, item: 0, place: 'P0', outcome: 'missed', tries: null, asked: true },
      { ...some, item: 1, place: 'P1', outcome: 'found', tries: 1, asked: true },
    ])
    const left = naming(2).wait(LIMIT)
    expect(outcomesOf(left.state)?.map(({ asked }) => asked)).toEqual([false, false])
  })

  test('CO12 when finding: the answered ones were asked', () => {
    const game = opened(FIND_CONFIG, 5)
    for (const place of ['P1', 'P0', 'P2', 'P3', 'P4', 'P4']) game.point(place)
    game.point('P3')
    game.ask({ type: 'give-up' })
    expect(outcomesOf(game.state)).toEqual([
      { ...some, item: 0, place: 'P0', outcome: 'found', tries: 2, wrong: ['P1'], asked: true },
      {
        ...some,
        item: 1,
        place: 'P1',
        outcome: 'missed',
        tries: null,
        wrong: ['P2', 'P3', 'P4'],
        asked: true,
      },
      { ...some, item: 2, place: 'P2', outcome: 'missed', tries: null, wrong: ['P4', 'P3'], asked: true },
      { ...some, item: 3, place: 'P3', outcome: 'missed', tries: null, asked: false },
      { ...some, item: 4, place: 'P4', outcome: 'missed', tries: null, asked: false },
    ])
  })
})

test.for([
  { wrong: [], asked: false },
  { wrong: ['P1'], asked: true },
])(
  'CO12 when finding, the current country was asked if it was answered: $wrong, $asked',
  ({ wrong, asked }) => {
    const game = opened(FIND_CONFIG)
    for (const place of wrong) game.point(place)
    game.ask({ type: 'give-up' })
    expect(outcomesOf(game.state)?.map((outcome) => outcome.asked)).toEqual([asked, false, false, false])
  },
)

describe('CO14 giving up', () => {
  test.for(['give-up', 'withdraw'] as const)('CO14 with %s ends the game, and its score is kept', (type) => {
    const game = opened(FIND_CONFIG)
    game.point()
    game.ask({ type })
    expect(game.view).toMatchObject({ score: 1, asked: null, ended: { reason: 'given-up' } })
  })

  test.for<CountriesCommand>([
    { type: 'name', place: 'P0' },
    { type: 'point', item: 0, place: 'P0' },
    { type: 'give-up' },
    { type: 'resume' },
  ])('CO14 after the end $type is refused', (command) => {
    const game = naming(1).name('P0')
    expect(game.ask(command)).toEqual({ ok: false, refusal: 'game-over' })
    expect(game.ask({ type: 'tick' })).toEqual({ ok: false, refusal: 'nothing-due' })
    expect(game.ask({ type: 'withdraw' })).toEqual({ ok: true, events: [] })
  })
})
