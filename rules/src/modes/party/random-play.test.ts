import fc from 'fast-check'
import { expect, test } from 'vitest'
import { rightAnswer, wrongAnswer } from '../../forms/answers.test-kit.ts'
import { formOf } from '../../forms/forms.ts'
import {
  journalReplays,
  refusalsChangeNothing,
  ticksAreDueAtDeadline,
  timeAloneEnds,
  timesNeverGoBack,
} from '../../places/decider-laws.test-kit.ts'
import { always, weighted } from '../../places/random-play.test-kit.ts'
import type { PartyConfig } from './config.ts'
import type { PartyCommand, PartyEvent } from './events.ts'
import { hostView } from './host-view.ts'
import type { PartyItem } from './judge.ts'
import { otherwise } from './otherwise.test-kit.ts'
import {
  choiceItem,
  HOST,
  numberItem,
  orderItem,
  PartyPlaythrough,
  PICTURE,
  personNamed,
  SOUND,
  severalItem,
  trueFalseItem,
  typedItem,
} from './playthrough.test-kit.ts'
import { roomView } from './room-view.ts'
import { recount } from './scoring.ts'
import { screenView } from './screen-view.ts'
import { seatsChangedBy, seatView } from './seat-view.ts'
import { type AskedQuestion, currentQuestion, isIn, type PartyState } from './state.ts'

/** Every form, and both kinds of media. A party asks five of them, in any order. */
const ITEMS: PartyItem[] = [
  choiceItem('a'),
  typedItem('b'),
  numberItem('c'),
  orderItem('d'),
  trueFalseItem('e'),
  severalItem('f'),
  { ...choiceItem('g'), ...PICTURE },
  { ...typedItem('h'), ...SOUND },
]

const config: fc.Arbitrary<Partial<PartyConfig>> = fc.record({
  pace: fc.constantFrom('auto', 'host'),
  scoring: fc.constantFrom('plain', 'speed'),
  penalty: fc.boolean(),
  standings: fc.constantFrom('question', 'round'),
  hostSeesAnswers: fc.boolean(),
  maxSeats: fc.constantFrom(4, 200),
  teams: fc.constantFrom(
    null,
    { forming: 'choose', names: ['Red', 'Blue'] },
    { forming: 'dealt', names: ['Red', 'Blue'] },
  ),
})

const round = fc.record(
  {
    scoring: fc.constantFrom('plain', 'speed'),
    weight: fc.constantFrom(0, 1, 2),
    breakMs: fc.constantFrom(0, 60_000),
  },
  { requiredKeys: [] },
)

const gameOf = (items: fc.Arbitrary<PartyItem[]>) =>
  fc
    .record({
      ...{ items, config, one: round, two: round, begun: fc.boolean() },
      tieBreak: fc.constantFrom(null, numberItem('tie')),
    })
    .map(({ begun, one, two, ...plan }) => () => {
      const rounds = [
        { title: 'One', start: 0, ...one },
        { title: 'Two', start: 3, ...two },
      ]
      const opened = new PartyPlaythrough({ ...plan, rounds })
      return begun ? opened.begin() : opened
    })

const UIDS = ['ada', 'ben', 'cy', 'dora', 'eve', HOST]

interface Wish {
  readonly type: PartyCommand['type']
  readonly who: number
  readonly isRight: boolean
  readonly offset: number
  readonly flag: boolean
}

const wish: fc.Arbitrary<Wish> = fc.record({
  type: weighted<PartyCommand['type']>(
    [30, 'answer'],
    [8, 'next'],
    [6, 'presence'],
    [4, 'start'],
    [3, 'join'],
    ...(['pause', 'unpause', 'kick', 'leave', 'rename', 'change-team', 'weigh', 'rejudge'] as const).map(
      (type): [number, PartyCommand['type']] => [1, type],
    ),
    [1, 'restart'],
    [1, 'take-host'],
    [1, 'pass-host'],
    [1, 'lock'],
    [1, 'end'],
  ),
  who: fc.integer({ min: 0, max: 5 }),
  isRight: fc.boolean(),
  offset: weighted([20, 0], [1, -1], [1, 1]),
  flag: fc.boolean(),
})

const itemOf = ({ state }: PartyPlaythrough) =>
  state.asked.length > 0 ? currentQuestion(state).item : choiceItem('')

const commandOf = ({ type, who, isRight, offset, flag }: Wish, played: PartyPlaythrough): PartyCommand => {
  const { index, state } = played
  const by = state.host.uid
  const uid = UIDS[who] as string
  switch (type) {
    case 'answer': {
      const answer = isRight ? rightAnswer(itemOf(played)) : wrongAnswer(itemOf(played))
      return { type, seat: who, index: index + offset, answer, delay: who * 100 }
    }
    case 'next':
      return { type, by, phase: state.phase, index: index + offset }
    case 'presence':
      return { type, uid, isHere: flag }
    case 'join':
      return { type, player: personNamed(uid), isChosen: flag }
    case 'rename':
      return { type, seat: who, name: `name ${who % 2}` }
    case 'change-team':
      return { type, seat: who, team: who % 3 }
    case 'weigh':
      return { type, by, weight: flag ? 2 : 0 }
    case 'rejudge':
      return { type, by, index, answer: 'qwertyuiop', right: flag }
    case 'take-host':
      return { type, by: uid }
    case 'lock':
      return { type, by, locked: flag }
    case 'kick':
    case 'pass-host':
      return { type, by, seat: who }
    case 'leave':
      return { type, seat: who }
    case 'restart':
    case 'tick':
      return { type }
    default:
      return { type, by }
  }
}

const partiesOf = (items: fc.Arbitrary<PartyItem[]>) => ({ game: gameOf(items), wish, commandOf })
const parties = partiesOf(fc.shuffledSubarray(ITEMS, { minLength: 5, maxLength: 5 }))
/** Only in these is one number often nearer than another while the question is open. */
const numberParties = partiesOf(fc.constant([...'abcde'].map((question) => numberItem(question))))

test('E1 PA28 a refusal changes nothing in a party', () => always(parties, { each: refusalsChangeNothing }))

test('E2 E4 the journal of a party replays to the same state, and its times never go back', () =>
  always(parties, {
    whole(played) {
      journalReplays(played)
      timesNeverGoBack(played)
    },
  }))

test('E6 PA28 ticks are due at the deadline, and time alone ends every party', () =>
  always(parties, { each: ticksAreDueAtDeadline, whole: timeAloneEnds }))

test('PA14 the scores of a party equal a recount from its answers', () =>
  always(parties, {
    each: ({ state }) => {
      const isClosed = state.phase === 'closed' || state.phase === 'standings' || state.phase === 'intro'
      const questions = state.phase === 'over' || isClosed ? state.asked.length : state.asked.length - 1
      if (state.phase === 'lobby' || (state.phase === 'over' && isCutShort(state))) return
      expect(state.totals).toEqual(recount(state, Math.max(0, questions)))
    },
  }))

/** An open question counts for nobody if the party ends. */
const isCutShort = (state: PartyState): boolean => state.ended?.reason !== 'completed'

const mayHostSee = ({ config, host, seats }: PartyState): boolean =>
  config.hostSeesAnswers && !seats.some((seat) => seat.player.uid === host.uid && isIn(seat))

const distancesOf = ({ answers }: AskedQuestion): Set<number> =>
  new Set(answers.flatMap((given) => given?.distance ?? []))

const kindOf = (item: PartyItem): string => item.media?.kind ?? formOf(item)

/** All that anybody sees, except a host who may see the answers. */
const seen = (state: PartyState): string => {
  const seats = [...state.seats.keys()].map((seat) => seatView(state, seat))
  const notes = mayHostSee(state) ? null : hostView(state)
  return JSON.stringify([roomView(state), screenView(state), seats, notes])
}

test('E3 PA27 before a question closes, nothing that anybody sees depends on its right answer', () => {
  const answerable = new Set<string>()
  always(parties, {
    each: ({ state }) => {
      if (state.phase === 'open') answerable.add(kindOf(currentQuestion(state).item))
      expect(seen(otherwise(state))).toBe(seen(state))
    },
  })
  expect(answerable).toEqual(new Set(ITEMS.map(kindOf)))
})

test('E3 PA30 before a question closes, nothing that anybody sees depends on which number is nearest', () => {
  const distances = new Set<number>()
  always(numberParties, {
    each: ({ state }) => {
      if (state.phase === 'open') distances.add(distancesOf(currentQuestion(state)).size)
      expect(seen(otherwise(state))).toBe(seen(state))
    },
  })
  expect(distances).toEqual(new Set([0, 1, 2]))
})

/** The seats whose view changed, without what a page of an older question keeps until it matters. */
const changedSeats = (before: PartyState, after: PartyState): number[] =>
  [...after.seats.keys()].filter((seat) => {
    const [one, other] = [seatView(before, seat), seatView(after, seat)]
    return JSON.stringify(one) !== JSON.stringify({ ...other, ...forgotten(before, after, one) })
  })

/** What a new question resets is not sent: pages compare the index (PA27). */
const forgotten = (before: PartyState, after: PartyState, one: ReturnType<typeof seatView>) => {
  if (before.asked.length === after.asked.length) return {}
  const { index, answer, answeredBy, result, mayAnswer } = one
  return { index, answer, answeredBy, result, mayAnswer }
}

test('PA27 an answer changes nothing that all share, and every changed seat is named', () =>
  always(parties, {
    whole: ({ journal, mode }) => {
      let before: PartyState | null = null
      for (const event of journal as PartyEvent[]) {
        const after: PartyState = mode.evolve(before, event)
        if (before !== null) {
          if (event.type === 'answered') expect(roomView(after)).toEqual(roomView(before))
          const named = seatsChangedBy(after, event)
          if (named !== 'all')
            for (const seat of changedSeats(before, after))
              expect([event.type, named]).toEqual([event.type, expect.arrayContaining([seat])])
        }
        before = after
      }
    },
  }))
