import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { replay } from '../../game/decider.ts'
import { readingTime } from '../../game/item.ts'
import { battle } from '../battle.ts'
import type { BattleCommand, BattleEvent, SeatIndex } from './events.ts'
import { type Opening, Playthrough, sampleBot, sampleOpening, samplePlayer } from './playthrough.test-kit.ts'
import { playAtRandom, type RandomStep } from './random-play.test-kit.ts'
import { AWAY_MS, QUESTION_MS } from './state.ts'

const after = fc.oneof(
  { weight: 6, arbitrary: fc.integer({ min: 0, max: 4_000 }) },
  { weight: 3, arbitrary: fc.integer({ min: 0, max: 16_000 }) },
  { weight: 1, arbitrary: fc.integer({ min: -8_000, max: 0 }) },
  { weight: 1, arbitrary: fc.integer({ min: 15_000, max: 65_000 }) },
)

const weighted = <T>(...entries: [weight: number, value: T][]) =>
  fc.oneof(...entries.map(([weight, value]) => ({ weight, arbitrary: fc.constant(value) })))

const step: fc.Arbitrary<RandomStep> = fc.record({
  after,
  ticking: weighted([4, true], [1, false]),
  type: weighted<BattleCommand['type']>(
    [60, 'answer'],
    [25, 'tick'],
    [15, 'leave'],
    [15, 'return'],
    [15, 'join'],
    [5, 'resume'],
    [5, 'navigate'],
    [1, 'withdraw'],
    [5, 'offer-rematch'],
    [5, 'decline-rematch'],
    [1, 'resign'],
  ),
  seat: fc.constantFrom<SeatIndex>(0, 1),
  offset: weighted([12, 0], [1, -1], [1, 1]),
  choice: weighted([4, 0], [4, 1], [4, 2], [4, 3], [1, -1], [1, 4]),
  delays: fc.tuple(fc.integer({ min: 0, max: 900 }), fc.constantFrom(0, 60, 450)),
})

const start: fc.Arbitrary<Opening> = fc
  .record({ entry: weighted<Opening['entry']>([1, 'invited'], [3, 'seated']), alone: fc.boolean() })
  .map(({ entry, alone }) =>
    alone
      ? sampleOpening({
          entry: 'seated',
          rated: false,
          players: [samplePlayer('anna'), sampleBot('regular')],
        })
      : sampleOpening({ entry }),
  )

const steps = fc.array(step, { maxLength: 80, size: 'max' })

const deepFreeze = <T>(value: T): T => {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value)
    Object.values(value).forEach(deepFreeze)
  }
  return value
}

/** Asserts properties of battles played at random: `each` after every step, `whole` at the end. */
const always = (look: { each?: (game: Playthrough) => void; whole?: (game: Playthrough) => void }): void =>
  fc.assert(
    fc.property(start, steps, (first, all) => {
      const game = new Playthrough(first)
      playAtRandom(game, all, () => look.each?.(game))
      look.whole?.(game)
    }),
    { numRuns: 200 },
  )

/** The number of right answers of a seat, recounted from the journal alone. */
const recount = (journal: readonly BattleEvent[], seat: SeatIndex): number => {
  const { items } = journal[0] as Opening
  const rounds = items.map(() => ({ choices: [null, null] as (number | null)[], closed: false }))
  for (const event of journal) {
    if (event.type === 'closed') rounds[event.index]!.closed = true
    if (event.type !== 'answered') continue
    const round = rounds[event.index]!
    round.choices[event.seat] = event.choice
    round.closed ||= round.choices.every((choice) => choice !== null)
  }
  return rounds.filter((round, i) => round.closed && round.choices[seat] === items[i]?.right).length
}

describe('E1 E2 E4 E6 the engine, for any command at any time', () => {
  test('E1 a refusal comes with no event, and mutates nothing', () => {
    always({
      each: ({ moments }) => {
        const { before, decision, after: then } = deepFreeze(moments.at(-1))!
        if (!decision.ok) expect(then).toBe(before)
      },
    })
  })

  test('E3 the view before an event with the fields that it can change is the view after it', () => {
    always({
      whole: ({ journal }) => {
        let state = battle.evolve(null, journal[0] as BattleEvent)
        for (const event of journal.slice(1)) {
          const before = state
          state = battle.evolve(before, event)
          for (const seat of [0, 1])
            expect({ ...battle.view(before, seat), ...battle.viewAfter?.(state, seat, event) }).toEqual(
              battle.view(state, seat),
            )
        }
      },
    })
  })

  test('E2 any journal replays to the same state, also through JSON', () => {
    always({
      whole: ({ journal, state }) => {
        expect(replay(battle.evolve, journal)).toEqual(state)
        expect(replay(battle.evolve, JSON.parse(JSON.stringify(journal)) as BattleEvent[])).toEqual(state)
        expect(JSON.parse(JSON.stringify(state))).toEqual(state)
      },
    })
  })

  test('E4 events never go back in time', () => {
    always({
      whole: ({ journal }) => {
        const times = journal.map(({ at }) => at)
        expect(times).toEqual(times.toSorted((a, b) => a - b))
      },
    })
  })

  test('E6 ticks alone end a battle, and each is accepted at its deadline', () => {
    always({
      whole: (game) => {
        expect(game.waitForTheEnd()).toBeLessThanOrEqual(45)
        expect(game.state.phase).toBe('ended')
        expect(game.tick()).toEqual({ ok: false, refusal: 'nothing-due' })
      },
    })
  })

  test('E6 a tick before the deadline is refused, one at it is accepted', () => {
    always({
      each: ({ state, now }) => {
        const due = battle.deadline(state)
        if (due === null) return
        const tick = { type: 'tick', delays: [0, 0] } as const
        if (Math.max(now, state.lastAt) < due)
          expect(battle.decide(state, tick, now)).toEqual({ ok: false, refusal: 'nothing-due' })
        expect(battle.decide(state, tick, due)).toMatchObject({ ok: true, events: [{}] })
      },
    })
  })
})

describe('E3 no view reveals an answer', () => {
  /** The same game with other secrets: different right choices, opponent’s choice and future items. */
  const secretsChanged = (game: Playthrough, seat: SeatIndex): Playthrough['state'] => {
    const { state } = game
    const isOpen = (i: number): boolean => (state.rounds[i]?.closedAt ?? null) === null
    const [first, second] = sampleOpening().items
    return {
      ...state,
      seed: 'another seed',
      items: state.items.map((item, i) => {
        if (i >= state.rounds.length) return i % 2 === 0 ? first! : second!
        return isOpen(i) ? { ...item, question: 'another', right: (item.right + 1) % 4 } : item
      }),
      rounds: state.rounds.map((round, i) => {
        const other = round.answers[seat === 0 ? 1 : 0]
        if (!isOpen(i) || other === null) return round
        const changed = { choice: (other.choice + 1) % 4, ms: (other.ms ?? 0) + 1 }
        return { ...round, answers: seat === 0 ? [round.answers[0], changed] : [changed, round.answers[1]] }
      }),
    }
  }

  test('E3 B8 nothing in a view depends on a secret', () => {
    always({
      each: (game) => {
        for (const seat of [0, 1] as const)
          expect(battle.view(secretsChanged(game, seat), seat)).toEqual(game.view(seat))
      },
    })
  })

  const SECRET: ReadonlySet<string> = new Set([
    'right',
    'answer',
    'answers',
    'items',
    'seed',
    'rounds',
    'explanation',
  ])

  const keysOf = (value: unknown): string[] =>
    typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([key, inner]) => [key, ...keysOf(inner)])
      : []

  test('E3 B8 no field has the answer before the reveal, or the seed at any time', () => {
    always({
      each: (game) => {
        for (const seat of [0, 1] as const) {
          const view = game.view(seat)
          expect(Object.keys(view.question ?? {}).sort()).toEqual(
            view.question === null ? [] : ['category', 'choices', 'prompt'],
          )
          expect(keysOf({ ...view, reveal: null }).filter((key) => SECRET.has(key))).toEqual([])
          if (view.phase === 'question') expect(view.reveal).toBeNull()
        }
      },
    })
  })
})

describe('B6 B7 B10 B11 B14 the battle, for any command at any time', () => {
  test('B10 B11 the scores equal a recount from the journal, and the higher one wins', () => {
    always({
      each: ({ journal, state }) => {
        const scores = [recount(journal, 0), recount(journal, 1)] as const
        expect(battle.view(state, 0).scores).toEqual(scores)
        const { ended } = state
        if (ended?.reason !== 'completed' && ended?.reason !== 'abandoned') return
        expect(ended.winner).toBe(scores[0] === scores[1] ? null : scores[0] > scores[1] ? 0 : 1)
      },
    })
  })

  test('B7 nobody answers twice, and no question is answered while it is not open', () => {
    always({
      whole: ({ journal }) => {
        const given = new Set<string>()
        let open = -1
        for (const event of journal) {
          if (event.type === 'asked') {
            expect(event.index).toBe(open + 1)
            open = event.index
          }
          if (event.type !== 'answered') continue
          expect(event.index).toBe(open)
          expect(given).not.toContain(`${event.seat} ${event.index}`)
          given.add(`${event.seat} ${event.index}`)
        }
      },
    })
  })

  test('B6 G3 no person’s answer takes longer than allowed, and used allowances stay within 2 s', () => {
    always({
      whole: ({ state }) => {
        for (const seat of [0, 1] as const) {
          if (state.seats[seat].player.bot === null)
            for (const [i, { answers, allowance }] of state.rounds.entries())
              expect(answers[seat]?.ms ?? 0).toBeLessThanOrEqual(
                QUESTION_MS + readingTime(state.items[i]!) + allowance[seat],
              )
          expect(state.seats[seat].allowanceUsed).toBeLessThanOrEqual(2_000)
        }
      },
    })
  })

  test('B14 B17 the seconds left for being away never grow, except at a restart', () => {
    always({
      each: ({ moments }) => {
        const { before, after: then, command, now } = moments.at(-1)!
        for (const seat of [0, 1] as const) {
          const { awayLeft } = then.seats[seat]
          expect(awayLeft).toBeGreaterThanOrEqual(0)
          expect(awayLeft).toBeLessThanOrEqual(
            command.type === 'resume' ? AWAY_MS : before.seats[seat].awayLeft,
          )
        }
        expect(Number.isFinite(now)).toBe(true)
      },
    })
  })

  test('B9 B15 answers and rounds are always in chronological order', () => {
    always({
      each: ({ state }) => {
        state.rounds.forEach(({ askedAt, closedAt, answers }, i) => {
          if (closedAt !== null) expect(closedAt).toBeGreaterThanOrEqual(askedAt)
          for (const given of answers) expect(given?.ms ?? 0).toBeGreaterThanOrEqual(0)
          const next = state.rounds[i + 1]
          if (next !== undefined) expect(next.askedAt).toBeGreaterThanOrEqual(closedAt ?? Number.NaN)
        })
      },
    })
  })
})
