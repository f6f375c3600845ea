import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  journalReplays,
  refusalsChangeNothing,
  ticksAreDueAtDeadline,
  timeAloneEnds,
  timesNeverGoBack,
} from '../../places/decider-laws.test-kit.ts'
import {
  always as alwaysIn,
  type Inspection,
  type RandomGames,
  weighted,
} from '../../places/random-play.test-kit.ts'
import { flags } from '../flags.ts'
import type { FlagItem, FlagsCommand, FlagsEvent } from './events.ts'
import { CHOICES_CONFIG, FlagsPlaythrough, flagsOpening, TYPED_CONFIG } from './playthrough.test-kit.ts'
import { durationOf, type FlagsState } from './state.ts'

interface Wish {
  readonly type: FlagsCommand['type']
  /** The offset of the answered flag from the current one. */
  readonly offset: number
  /** undefined: the right answer. */
  readonly place: string | undefined
  readonly choice: number | undefined
}

const games: RandomGames<Wish, FlagsCommand, FlagsPlaythrough> = {
  game: fc.tuple(fc.nat(12), fc.boolean()).map(
    ([size, words]) =>
      () =>
        new FlagsPlaythrough(flagsOpening(size, words ? TYPED_CONFIG : CHOICES_CONFIG)),
  ),
  wish: fc.record({
    type: weighted<Wish['type']>(
      [60, 'guess'],
      [60, 'choose'],
      [15, 'skip'],
      [5, 'tick'],
      [5, 'resume'],
      [1, 'give-up'],
      [1, 'withdraw'],
    ),
    offset: weighted([12, 0], [1, -1], [1, 1]),
    place: fc.oneof(
      fc.constant(undefined),
      fc.nat(30).map((i) => `X${i}`),
    ),
    choice: weighted<number | undefined>([4, undefined], [1, 0], [1, 1], [1, 2], [1, 3], [1, 4]),
  }),
  commandOf: ({ type, offset, place, choice }, { item: current }) => {
    const item = current + offset
    if (type === 'guess') return { type, item, place: place ?? `P${item}` }
    if (type === 'choose') return { type, item, choice: choice ?? item % 4 }
    return type === 'skip' ? { type, item } : { type }
  },
}
const always = (look: Inspection<FlagsPlaythrough>): void => alwaysIn(games, look)

describe('E1 E2 E4 E6 the engine with flags, for any command at any time', () => {
  test('E1 a refusal comes with no event, and mutates nothing', () => {
    always({ each: refusalsChangeNothing })
  })
  test('E2 any journal, cut anywhere, replays to the same state, also through JSON', () => {
    always({
      each: journalReplays,
      whole: ({ state }) => expect(JSON.parse(JSON.stringify(state))).toEqual(state),
    })
  })
  test('E4 events never go back in time', () => {
    always({ whole: timesNeverGoBack })
  })
  test('E6 a tick before the deadline is refused, one at it is accepted', () => {
    always({ each: ticksAreDueAtDeadline })
  })
  test('E6 FL9 time alone ends every game within a day', () => {
    always({ whole: timeAloneEnds })
  })
})

describe('E3 FL14 no view reveals an answer', () => {
  const isClosed = ({ rounds }: FlagsState, item: number): boolean => rounds[item]?.outcome !== 'open'

  test('E3 FL14 nothing in a view depends on a secret', () => {
    const otherSecrets = (item: FlagItem): FlagItem => ({
      ...item,
      place: 'ZZ',
      name: 'Zulu',
      accepts: ['ZZ'],
      right: item.right === null ? null : (item.right + 1) % 4,
    })
    const changed = (state: FlagsState): FlagsState => ({
      ...state,
      seed: 'another seed',
      rounds: state.rounds.map((round, item) => ({
        ...round,
        item: isClosed(state, item) ? round.item : otherSecrets(round.item),
      })),
    })
    always({ each: ({ state, view }) => expect(flags.view(changed(state), 0)).toEqual(view) })
  })

  test('E3 FL14 no view has the name or the place of an open flag with typed answers', () => {
    always({
      each: ({ state, view }) => {
        const text = JSON.stringify(view)
        expect(text).not.toMatch(/"[PQ]\d+"/)
        state.rounds.forEach(({ item, outcome }, i) => {
          const tells = text.includes(`"${item.name}"`)
          if (outcome !== 'open') expect(tells || view.last?.item !== i).toBe(true)
          else if (item.choices === null) expect(tells).toBe(false)
          else expect(tells).toBe(view.current?.item === i)
        })
      },
    })
  })

  test('FL14 the current flag has no field for its answer, and at most three pictures come next', () => {
    always({
      each: ({ view }) => {
        const fields = view.current === null ? [] : ['choices', 'image', 'item', 'wrong']
        expect(Object.keys(view.current ?? {}).sort()).toEqual(fields)
        const { length } = view.marks.filter((mark) => mark === 'open' || mark === 'skipped')
        expect(view.next.length).toBe(view.phase === 'ended' ? 0 : Math.min(3, Math.max(0, length - 1)))
        expect(view.next).not.toContain(view.current?.image)
      },
    })
  })
})

/** The outcomes, recounted from the journal. */
const recount = (journal: readonly FlagsEvent[]) => {
  const found = new Set<number>()
  const wrong = new Map<number, Set<string>>()
  const missed = new Set<number>()
  for (const event of journal) {
    if (event.type !== 'guessed' && event.type !== 'chosen') continue
    const { item } = event
    expect(found.has(item) || missed.has(item)).toBe(false)
    const places = wrong.get(item) ?? new Set()
    if (event.type === 'guessed' && !event.right) wrong.set(item, places.add(event.place))
    if (event.right) found.add(item)
    else if (event.type === 'chosen' || places.size === 20) missed.add(item)
  }
  return { found: found.size, missed: missed.size }
}

describe('FL3 FL7 FL8 FL10 the game, for any command at any time', () => {
  test('FL3 FL10 found and missed flags equal a recount from the journal', () => {
    always({ each: ({ journal, view }) => expect(view).toMatchObject(recount(journal)) })
  })

  test('FL7 a game is completed if and only if every flag is closed, and nothing follows the end', () => {
    always({
      each: ({ state, view, journal }) => {
        const open = view.total - view.found - view.missed
        expect(state.line.length).toBe(open)
        if (state.ended !== null) expect(state.ended.reason === 'completed').toBe(open === 0)
        const end = journal.findIndex(({ type }) => type === 'ended')
        if (end !== -1) expect(end).toBe(journal.length - 1)
      },
    })
  })

  test('FL8 the clock counts the time between events, except for the time before a restart', () => {
    always({
      each: ({ journal, state }) => {
        const counted = journal.reduce(
          (sum, { type, at }, i) => sum + (i === 0 || type === 'resumed' ? 0 : at - journal[i - 1]!.at),
          0,
        )
        expect(state.lastAt - state.startedAt).toBe(counted)
        if (state.ended !== null) expect(durationOf(state)).toBe(counted)
      },
    })
  })
})
