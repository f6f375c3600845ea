import type { OutputOf } from '@trivium/wire/registry'
import type { Acknowledged, Ledger } from './ledger.ts'
import type { CallOutcome, LiveClient } from './live-client.ts'

/** One player's calls to the server. Acknowledged ones are entered in the ledger. */
export class PlayerActions {
  readonly #uid: string
  readonly #line: LiveClient
  readonly #ledger: Ledger

  constructor(uid: string, line: LiveClient, ledger: Ledger) {
    this.#uid = uid
    this.#line = line
    this.#ledger = ledger
  }

  join(matchId: string): Promise<void> {
    return this.#noted('joinMatch', { matchId }, { deed: 'joined', uid: this.#uid, matchId })
  }

  resign(matchId: string): Promise<void> {
    return this.#noted('resign', { matchId }, { deed: 'resigned', uid: this.#uid, matchId })
  }

  answer(matchId: string, index: number, choice: number): Promise<void> {
    const one = { uid: this.#uid, matchId, index, choice }
    this.#ledger.sends(one)
    return this.#noted('answer', { matchId, index, choice }, { deed: 'answered', ...one })
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

  async #noted(fn: string, data: object, deed: Acknowledged): Promise<void> {
    const outcome = await this.#call(fn, data)
    if (outcome !== 'lost' && 'result' in outcome) this.#ledger.acknowledges(deed)
  }

  async #call(fn: string, data: object): Promise<CallOutcome> {
    const outcome = await this.#line.call(fn, data)
    if (outcome === 'lost') this.#ledger.lostCalls += 1
    else if ('refused' in outcome) this.#ledger.refuses(`${fn}: ${outcome.refused}`)
    return outcome
  }
}
