import type { BattleDocument } from '@trivium/wire/documents/battle'
import type { OutputOf } from '@trivium/wire/registry'
import type { Ledger } from './ledger.ts'
import { progress } from './progress.ts'

type Reviewed = OutputOf<'readReview'>['rounds']

/**
 * One player's memory of a match. It checks that nothing that was shown or acknowledged is ever taken back.
 */
export class Witness {
  readonly #uid: string
  readonly #ledger: Ledger
  #matchId = ''
  #seen = -1

  constructor(uid: string, ledger: Ledger) {
    this.#uid = uid
    this.#ledger = ledger
  }

  sees(game: BattleDocument): void {
    const { id, index, chosen } = game
    if (id !== this.#matchId) this.#seen = -1
    this.#matchId = id
    const seen = progress(game)
    if (seen < this.#seen) this.#ledger.breach(`${id}: from ${this.#seen} back to ${seen}`)
    this.#seen = seen
    const choice = this.#ledger.choiceOf(id, this.#uid, index)
    if (choice !== undefined && choice !== chosen)
      this.#ledger.breach(`${id}: question ${index} shows ${chosen}, acknowledged was ${choice}`)
  }

  reads({ id, seat, total }: BattleDocument, rounds: Reviewed): void {
    this.#ledger.reviewed += 1
    for (let index = 0; index < total; index++) {
      const choice = this.#ledger.choiceOf(id, this.#uid, index)
      const kept = rounds[index]?.answers[seat]?.choice
      if (choice !== undefined && choice !== kept)
        this.#ledger.breach(`${id}: the review has ${kept} for question ${index}, acknowledged was ${choice}`)
    }
  }
}
