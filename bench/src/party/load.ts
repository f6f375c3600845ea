import { QUICK_PARTY, QUICK_ROUND } from '@trivium/wire/documents/party-limits'
import type { LoadOrder } from '../duels/load.ts'
import { fromAddress } from '../own-address.ts'
import { newTally, randomChoice } from '../player.ts'
import { quantile } from '../quantile.ts'
import { PartyPage, type PartyTally } from './party-page.ts'

/** What the load process reports about the time since 'begin'; times in ms. */
export interface PartyReport {
  readonly answers: number
  readonly questions: number
  readonly p50: number
  readonly p99: number
  readonly max: number
  /** Bytes that all phones received. */
  readonly bytes: number
  readonly refusals: Record<string, number>
}

export type PartyMessage =
  | { readonly order: LoadOrder; readonly rooms: number; readonly phones: number }
  | 'begin'
  | 'report'
  | 'stop'

/** Phones that join in a second, in all rooms. */
const JOIN_RATE = 100
const QUESTIONS = 40
/** Phones answer within this time after a question can be answered, ms. */
const THINKING = { least: 1_000, most: 6_000 }

const tally: PartyTally = { ...newTally(), bytes: 0, questions: 0 }
const pages: PartyPage[] = []
const starts: (() => Promise<unknown>)[] = []

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

const openPage = (
  { url, bearers }: LoadOrder,
  i: number,
  isPhone: boolean,
  onRoom: (page: PartyPage) => void = () => {},
): PartyPage => {
  const page: PartyPage = new PartyPage([url, bearers[i] ?? '', fromAddress(3, i)], tally, {
    isPhone,
    onRoom: () => onRoom(page),
  })
  pages.push(page)
  return page
}

const thinkingTime = (): number => THINKING.least + Math.random() * (THINKING.most - THINKING.least)

const addPhone = async (order: LoadOrder, i: number, partyId: string, key: string): Promise<void> => {
  let answered = -1
  const phone = openPage(order, i, true, ({ seen: { phase, index } }) => {
    if (phase !== 'open' || answered >= index) return
    answered = index
    setTimeout(() => void phone.answer(partyId, index, randomChoice()), thinkingTime())
  })
  await phone.call('joinParty', { key })
  await phone.follow(`room:${partyId}`)
  await phone.follow(`game:${partyId}`)
}

const openRoom = async (order: LoadOrder, at: number, phones: number): Promise<void> => {
  const host = openPage(order, at, false)
  const { partyId = '', key = '' } = await host.post('createParty', {
    options: { ...QUICK_PARTY, seconds: 10 },
    rounds: [
      { ...QUICK_ROUND, source: { kind: 'bank', categories: [], difficulties: [], count: QUESTIONS } },
    ],
    tieBreak: false,
  })
  for (const topic of ['room', 'screen', 'host']) await host.follow(`${topic}:${partyId}`)
  const joining: Promise<void>[] = []
  for (let i = 1; i <= phones; i++) {
    await wait(1_000 / JOIN_RATE)
    joining.push(addPhone(order, at + i, partyId, key))
  }
  await Promise.all(joining)
  starts.push(() => host.call('startParty', { partyId }))
}

const enter = async (order: LoadOrder, rooms: number, phones: number): Promise<void> => {
  for (let room = 0; room < rooms; room++) await openRoom(order, room * (phones + 1), phones)
  // Rooms begin at different moments, as people do.
  for (const start of starts) {
    await start()
    await wait(20_000 / rooms)
  }
  process.send?.({ entered: true })
}

const report = (): PartyReport => {
  const sorted = tally.latencies.toSorted((a, b) => a - b)
  const { answers, questions, bytes, refusals } = tally
  return {
    ...{ answers, questions, bytes },
    p50: quantile(sorted, 0.5),
    p99: quantile(sorted, 0.99),
    max: sorted.at(-1) ?? Number.NaN,
    refusals: Object.fromEntries(refusals),
  }
}

process.on('message', (message: PartyMessage) => {
  if (message === 'begin') Object.assign(tally, { ...newTally(), bytes: 0, questions: 0 })
  else if (message === 'report') process.send?.({ report: report() })
  else if (message === 'stop') {
    for (const page of pages) page.stop()
    setTimeout(() => process.exit(0), 500)
  } else void enter(message.order, message.rooms, message.phones)
})
