import type { OutputOf } from '@trivium/wire/registry'
import type { Acknowledged, Ledger } from './ledger.ts'
import type { CallOutcome, LiveClient } from './live-client.ts'
import type { Outages } from './outages.ts'

/** The server says that it decided nothing, so the page sends the same again. */
const UNDECIDED = ['cannot-save', 'no-new-games', 'shutting-down', 'game-unreachable', 'internal-error']
/** A call that takes longer than this is an outage to its player, ms. */
const PATIENCE = 1_000

/** One player's calls to the server. Acknowledged ones are entered in the ledger. */
export class PlayerActions {
  readonly #uid: string
  readonly #line: LiveClient
  readonly #ledger: Ledger
  readonly #outages: Outages

  constructor(uid: string, line: LiveClient, { ledger, outages }: { ledger: Ledger; outages: Outages }) {
    this.#uid = uid
    this.#line = line
    this.#ledger = ledger
    this.#outages = outages
  }

  async join(matchId: string): Promise<void> {
    await this.#noted('joinMatch', { matchId }, { action: 'joined', uid: this.#uid, matchId })
  }

  async resign(matchId: string): Promise<void> {
    await this.#noted('resign', { matchId }, { action: 'resigned', uid: this.#uid, matchId })
  }

  /** Whether the server decided about the answer. */
  async answer(matchId: string, index: number, choice: number): Promise<boolean> {
    const one = { uid: this.#uid, matchId, index, choice }
    this.#ledger.sends(one)
    const outcome = await this.#noted('answer', { matchId, index, choice }, { action: 'answered', ...one })
    if (isUndecided(outcome)) this.#ledger.leavesUndecided(one)
    return isDecided(outcome)
  }

  async offerRematch(matchId: string): Promise<void> {
    await this.#call('offerRematch', { matchId })
  }

  /** Null when it could not be read. */
  async review(matchId: string): Promise<OutputOf<'readReview'> | null> {
    const outcome = await this.#call('readReview', { matchId })
    return outcome !== 'lost' && 'result' in outcome ? (outcome.result as OutputOf<'readReview'>) : null
  }

  /** Returns until when this player's search is paused, epoch ms; 0 if it is not. */
  async search(practises: boolean): Promise<number> {
    const outcome = practises
      ? await this.#call('practise', { strength: 'regular' })
      : await this.#call('joinQueue', {})
    const paused = outcome !== 'lost' && 'refused' in outcome && outcome.refused === 'queue-paused'
    return paused ? Date.now() + outcome.after : 0
  }

  async stopSearching(): Promise<void> {
    await this.#call('leaveQueue', {})
  }

  async #noted(fn: string, data: object, action: Acknowledged): Promise<CallOutcome> {
    const outcome = await this.#call(fn, data)
    if (outcome !== 'lost' && 'result' in outcome) this.#ledger.acknowledges(action)
    return outcome
  }

  async #call(fn: string, data: object): Promise<CallOutcome> {
    const began = Date.now()
    const slow = setTimeout(() => this.#outages.begins(this.#uid, 'no answer', began), PATIENCE)
    const outcome = await this.#line.call(fn, data)
    clearTimeout(slow)
    if (outcome === 'lost') this.#ledger.lostCalls += 1
    else if ('refused' in outcome) this.#ledger.refuses(`${fn}: ${outcome.refused}`)
    if (isDecided(outcome)) this.#outages.ends(this.#uid)
    else if (outcome !== 'lost' && 'refused' in outcome)
      this.#outages.begins(this.#uid, outcome.refused, Date.now())
    return outcome
  }
}

/** The server refused the call and said that it had decided nothing. */
const isUndecided = (outcome: CallOutcome): boolean =>
  outcome !== 'lost' && 'refused' in outcome && UNDECIDED.includes(outcome.refused)

const isDecided = (outcome: CallOutcome): boolean => outcome !== 'lost' && !isUndecided(outcome)
