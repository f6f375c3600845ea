import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { handlingTime } from '../../forms/shown.ts'
import { replay } from '../../game/decider.ts'
import { readingTime } from '../../game/item.ts'
import { solo } from '../solo.ts'
import type { SoloCommand, SoloConfig, SoloEvent, SoloItem } from './events.ts'
import {
  choiceItem,
  formItem,
  type SoloOpening,
  SoloPlaythrough,
  soloOpening,
  typedItem,
} from './playthrough.test-kit.ts'
import { playSoloAtRandom, type SoloStep } from './random-play.test-kit.ts'
import type { SoloRound, SoloState } from './state.ts'

const weighted = <T>(...entries: [weight: number, value: T][]) =>
  fc.oneof(...entries.map(([weight, value]) => ({ weight, arbitrary: fc.constant(value) })))

const item: fc.Arbitrary<SoloItem> = fc
  .tuple(fc.nat(30), fc.constantFrom(choiceItem, typedItem, formItem))
  .map(([index, itemAt]) => itemAt(index))

const step: fc.Arbitrary<SoloStep> = fc.record({
  after: fc.oneof(
    { weight: 12, arbitrary: fc.integer({ min: 0, max: 6_000 }) },
    { weight: 1, arbitrary: fc.integer({ min: 0, max: 30_000 }) },
    { weight: 1, arbitrary: fc.integer({ min: -8_000, max: 0 }) },
  ),
  ticking: weighted([4, true], [1, false]),
  lastMoment: weighted([5, false], [1, true]),
  type: weighted<SoloCommand['type']>(
    [60, 'next'],
    [90, 'answer'],
    [15, 'tick'],
    [6, 'resume'],
    [1, 'give-up'],
    [1, 'withdraw'],
  ),
  how: weighted<SoloStep['how']>([12, 'right'], [3, 'wrong'], [6, 'any']),
  offset: weighted([12, 0], [1, -1], [1, 1]),
  choice: weighted<number | undefined>([8, undefined], [4, 0], [4, 1], [4, 2], [4, 3], [1, -1], [1, 4]),
  text: weighted<string | undefined>([12, undefined], [6, 'gambia'], [2, 'Zambia'], [1, '']),
  item: fc.oneof({ weight: 15, arbitrary: item }, { weight: 1, arbitrary: fc.constant(null) }),
  delay: fc.oneof(fc.integer({ min: 0, max: 900 }), fc.constant(Number.NaN)),
  kept: weighted([9, 2], [1, 1], [1, 0]),
})

const config: fc.Arbitrary<SoloConfig> = fc.record({
  kind: fc.constantFrom('daily', 'survival', 'custom'),
  clock: fc.constantFrom(null, 10_000, 20_000),
  ends: weighted([3, 'all'], [1, 'first-miss']),
})

const start: fc.Arbitrary<SoloOpening> = fc
  .tuple(config, fc.array(item, { maxLength: 12, size: 'max' }))
  .map(([how, items]) => soloOpening({ config: how, items: how.kind === 'survival' ? [] : items }))

const steps = fc.array(step, { maxLength: 80, size: 'max' })

const deepFreeze = <T>(value: T): T => {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value)
    Object.values(value).forEach(deepFreeze)
  }
  return value
}

/** Asserts properties of games played at random: `each` after every step, `whole` at the end. */
const always = (look: {
  each?: (game: SoloPlaythrough) => void
  whole?: (game: SoloPlaythrough) => void
}): void =>
  fc.assert(
    fc.property(start, steps, (first, all) => {
      const game = new SoloPlaythrough(first)
      playSoloAtRandom(game, all, () => look.each?.(game))
      look.whole?.(game)
    }),
    { numRuns: 300 },
  )

const isEnded = ({ state }: SoloPlaythrough): boolean => state.phase === 'ended'

describe('E1 E2 E4 E6 the engine with one seat, for any command at any time', () => {
  test('E1 a refusal comes with no event, and mutates nothing', () => {
    always({
      each: ({ moments }) => {
        const { before, decision, after } = deepFreeze(moments.at(-1))!
        if (!decision.ok) expect(after).toBe(before)
      },
    })
  })

  test('E2 any journal, cut anywhere, replays to the same state, also through JSON', () => {
    always({
      each: ({ journal, state }) => {
        expect(replay(solo.evolve, journal)).toEqual(state)
        expect(replay(solo.evolve, JSON.parse(JSON.stringify(journal)) as SoloEvent[])).toEqual(state)
      },
      whole: ({ state }) => expect(JSON.parse(JSON.stringify(state))).toEqual(state),
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

  test('E6 a tick before the deadline is refused, one at it is accepted', () => {
    always({
      each: ({ state, now }) => {
        const due = solo.deadline(state)
        const tick = { type: 'tick' } as const
        if (due === null || Math.max(now, state.lastAt) < due)
          expect(solo.decide(state, tick, now)).toEqual({ ok: false, refusal: 'nothing-due' })
        if (due === null) return
        const decision = solo.decide(state, tick, due)
        expect(decision.ok && decision.events.length).toBeGreaterThan(0)
      },
    })
  })

  test('E6 SO1 with a clock, ticks alone close an open question; repeated asking leads to the end', () => {
    always({
      whole: (game) => {
        if (game.state.config.clock === null) return
        game.draw = (index) => (index < 100 ? choiceItem(index) : null)
        for (let asked = 0; !isEnded(game); asked++) {
          expect(asked).toBeLessThanOrEqual(101)
          game.next()
          game.wait(60_000)
          // The first question of a daily has no clock.
          if (solo.deadline(game.state) === null) game.answer('wrong')
          expect(game.state.phase).not.toBe('question')
        }
        expect(solo.deadline(game.state)).toBeNull()
      },
    })
  })
})

describe('E3 SO14 no view reveals an answer', () => {
  const otherSecrets = (one: SoloItem): SoloItem => {
    const question = 'another'
    if ('accepted' in one) return { ...one, question, accepted: ['Chad'], others: ['Mali'] }
    if (one.form === 'number') return { ...one, question, answer: one.answer + 9, within: 1 }
    if (one.form === 'order') return { ...one, question, right: one.right.toReversed() }
    if (one.form === 'several') return { ...one, question, right: [0] }
    return { ...one, question, right: (one.right + 1) % one.choices.length }
  }

  /** The same game with other secrets: a different seed, right answers and future items. */
  const secretsChanged = (state: SoloState): SoloState => ({
    ...state,
    seed: 'another seed',
    items: state.items.map(() => typedItem(99)),
    rounds: state.rounds.map(
      (round): SoloRound => (round.right === null ? { ...round, item: otherSecrets(round.item) } : round),
    ),
  })

  test('E3 SO12 SO14 nothing in a view depends on a secret', () => {
    always({ each: ({ state, view }) => expect(solo.view(secretsChanged(state), 0)).toEqual(view) })
  })

  test('E3 SO14 an open question has no field for its answer', () => {
    always({
      each: ({ view, state }) => {
        expect(Object.keys(view.question ?? {}).sort()).toEqual(
          view.question === null
            ? []
            : ['category', 'choices', 'form', 'prompt', ...(view.question.form === 'number' ? ['unit'] : [])],
        )
        if (view.phase === 'question') expect(view.reveal).toBeNull()
        if (view.reveal === null && state.rounds.every(({ answer }) => answer === null))
          expect(JSON.stringify(view)).not.toMatch(/gambia|zambia/i)
      },
    })
  })
})

const isRight = (of: SoloItem, event: Extract<SoloEvent, { type: 'answered' }>): boolean => {
  if ('accepted' in of) return event.text === 'gambia'
  if (of.form === 'number') return Math.abs((event.number ?? Number.NaN) - of.answer) <= of.within
  if (of.form === 'order') return `${event.order}` === `${of.right}`
  return of.form === 'several' ? `${event.several}` === `${of.right}` : event.choice === of.right
}

/** The marks and the score, recounted from the journal. */
const recount = (journal: readonly SoloEvent[]) => {
  const { items } = journal[0] as SoloOpening
  const asked: SoloItem[] = []
  const marks: boolean[] = []
  for (const event of journal) {
    if (event.type === 'asked') asked.push(event.item ?? items[event.index]!)
    if (event.type === 'missed') marks.push(false)
    if (event.type !== 'answered') continue
    const of = asked[event.index]!
    marks.push(isRight(of, event))
  }
  return { marks, score: marks.filter(Boolean).length }
}

describe('SO3 SO5 SO8 SO9 SO10 SO11 the game, for any command at any time', () => {
  test('SO4 SO9 marks and score equal a recount from the journal, after every step', () => {
    always({
      each: ({ journal, view }) => {
        const { marks, score } = recount(journal)
        expect(view.marks).toEqual(marks)
        expect(view.score).toBe(score)
      },
    })
  })

  test('SO3 SO8 questions are asked one by one, each closed once, before the next', () => {
    always({
      whole: ({ journal }) => {
        let [askedLast, closedLast] = [-1, -1]
        for (const event of journal) {
          if (event.type === 'asked') {
            expect(event.index).toBe(askedLast + 1)
            expect(closedLast).toBe(askedLast)
            askedLast = event.index
          }
          if (event.type !== 'answered' && event.type !== 'missed') continue
          expect(event.index).toBe(askedLast)
          expect(closedLast).toBe(askedLast - 1)
          closedLast = event.index
        }
      },
    })
  })

  test('SO5 SO6 G3 no answer takes longer than allowed, and used allowances stay within 2 s', () => {
    always({
      whole: ({ state: { rounds, config: how, seats } }) => {
        for (const { item: of, allowance, answer } of rounds) {
          expect(answer?.ms ?? 0).toBeGreaterThanOrEqual(0)
          if (how.clock === null) expect(allowance).toBe(0)
          else
            expect(answer?.ms ?? 0).toBeLessThanOrEqual(
              how.clock + readingTime(of) + handlingTime(of) + allowance,
            )
        }
        expect(seats[0].allowanceUsed).toBeLessThanOrEqual(2_000)
        if (how.clock === null) expect(seats[0].allowanceUsed).toBe(0)
      },
    })
  })

  test('SO10 SO11 SO13 a game ends for the reason that its marks imply, and nothing follows the end', () => {
    always({
      each: ({ state: { config: how, items, ended }, view: { marks, total } }) => {
        const missed = how.ends === 'first-miss' && marks.includes(false)
        if (missed) expect(marks.indexOf(false)).toBe(marks.length - 1)
        if (how.kind !== 'survival') expect(total).toBe(items.length)
        if (ended === null) return
        const complete = marks.length === total
        if (ended.reason === 'given-up') expect(missed).toBe(false)
        else expect(ended.reason).toBe(missed ? 'missed' : complete ? 'completed' : 'exhausted')
        if (ended.reason === 'exhausted') expect(how.kind).toBe('survival')
      },
      whole: ({ journal }) => {
        const end = journal.findIndex(({ type }) => type === 'ended')
        if (end !== -1) expect(end).toBe(journal.length - 1)
      },
    })
  })

  test('SO7 after a restart the open question has its full time, whatever happened before', () => {
    always({
      each: (game) => {
        const { decision, command, after } = game.moments.at(-1)!
        if (command.type !== 'resume' || !decision.ok || after.phase !== 'question') return
        const round = after.rounds.at(-1)!
        const { clock } = after.config
        if (clock === null) expect(decision.events).toEqual([])
        else if (game.journal.at(-1)?.type === 'resumed')
          expect(solo.deadline(after)).toBe(
            after.lastAt + clock + readingTime(round.item) + handlingTime(round.item) + round.allowance,
          )
      },
    })
  })
})
