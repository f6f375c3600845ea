import type { BattleDocument } from '@trivium/wire/documents/battle'
import type { Match } from '@trivium/wire/documents/match'
import type { QueueStatus } from '@trivium/wire/documents/queue'
import type { Ledger } from './ledger.ts'
import { type Doc, LiveClient } from './live-client.ts'
import type { Outages } from './outages.ts'
import { PlayerActions } from './player-actions.ts'
import { Witness } from './witness.ts'

type Phase = BattleDocument['phase']
type Random = () => number

/** The probabilities of what players do besides answering, at each opportunity. */
const HABITS = { practises: 0.08, resigns: 0.003, leaves: 0.01, forgets: 0.03, offers: 0.3, accepts: 0.8 }
/** After a match a player stays this long for a rematch, ms. */
const LINGER = 2_500
const REST = 1_000
/** How long somebody in a hurry thinks, ms. */
const HURRY = 500
/** What the server did not decide is sent again after this time, ms. */
const RESEND_AFTER = 500

export interface PlayerDependencies {
  readonly random: Random
  readonly ledger: Ledger
  readonly outages: Outages
  /** Called for each phase that a match enters, as this player sees it. */
  readonly entered: (phase: string) => void
}

export interface SeatedPlayer {
  readonly uid: string
  readonly token: string
}

/** One player who looks for matches and plays them, across every kill of the server. */
export class RecoveryPlayer {
  readonly #actions: PlayerActions
  readonly #witness: Witness
  readonly #line: LiveClient
  readonly #uid: string
  readonly #ledger: Ledger
  readonly #outages: Outages
  readonly #random: Random
  readonly #entered: (phase: string) => void
  /** How slowly this player answers. */
  readonly #pace: number
  #matchId: string | null = null
  #game: BattleDocument | null = null
  #searching = false
  #pausedUntil = 0
  /** The last planned action, so that each is planned only once per connection. */
  #planned = ''
  #connections = 0
  #leaving = false
  welcomedAt = 0

  constructor(url: string, { uid, token }: SeatedPlayer, deps: PlayerDependencies) {
    const { random, ledger, outages, entered } = deps
    this.#uid = uid
    this.#outages = outages
    this.#witness = new Witness(uid, ledger)
    this.#random = random
    this.#ledger = ledger
    this.#entered = entered
    this.#pace = 0.2 + random() * 1.3
    this.#line = new LiveClient(url, token, random, {
      welcomed: () => this.#welcomed(),
      lost: () => outages.begins(uid, 'reconnecting', Date.now()),
      refused: (reason) => outages.begins(uid, reason, Date.now()),
      changed: (topic, doc) => this.#changed(topic, doc),
      breach: (what) => ledger.breach(`${uid}: ${what}`),
    })
    this.#actions = new PlayerActions(uid, this.#line, { ledger, outages })
    for (const topic of ['user', 'match', 'queue']) this.#line.follow(topic)
  }

  open(): void {
    this.#line.open()
    setInterval(() => void this.#seek(), REST + this.#random() * REST)
  }

  /** The match under way as this player last saw it; null between matches. */
  get live(): { id: string; phase: Phase | 'settling' } | null {
    if (this.#matchId === null || this.#game === null || this.#game.settled) return null
    const { phase } = this.#game
    return { id: this.#matchId, phase: phase === 'ended' ? 'settling' : phase }
  }

  get connected(): boolean {
    return this.#line.connected
  }

  /** Connects again, as after a moment without network, to whichever process comes next. */
  reconnect(): void {
    this.#line.leave()
    this.#outages.forget(this.#uid)
    this.#line.open()
  }

  /** Stops looking for further matches, and hurries to end the last one. */
  windDown(): void {
    this.#leaving = true
    if (this.#searching) void this.#actions.stopSearching()
  }

  stop(): void {
    this.#line.leave()
  }

  #welcomed(): void {
    this.welcomedAt = Date.now()
    this.#connections += 1
  }

  #changed(topic: string, doc: Doc): void {
    // In a match, only the match shows whether it goes on.
    if (this.live === null || topic.startsWith('game:')) this.#outages.ends(this.#uid)
    if (topic === 'match') this.#prompted((doc as { match: Match | null }).match)
    else if (topic === 'queue') this.#queued(doc as unknown as QueueStatus)
    else if (topic.startsWith('game:')) this.#played(doc as unknown as BattleDocument)
  }

  #queued({ searching, pausedUntil }: QueueStatus): void {
    this.#searching = searching
    this.#pausedUntil = pausedUntil ?? 0
    if (searching && this.#leaving) void this.#actions.stopSearching()
  }

  async #seek(): Promise<void> {
    const busy = this.#matchId !== null || this.#searching || Date.now() < this.#pausedUntil
    if (busy || this.#leaving || !this.#line.connected) return
    this.#pausedUntil = await this.#actions.search(this.#random() < HABITS.practises)
  }

  #prompted(match: Match | null): void {
    if (match === null || match.id === this.#matchId) return
    if (this.#matchId !== null) this.#release()
    this.#matchId = match.id
    this.#game = null
    this.#planned = ''
    this.#ledger.sees(match.id)
    this.#line.follow(`game:${match.id}`)
  }

  #played(game: BattleDocument): void {
    if (game.id !== this.#matchId) return
    const before = this.live?.phase
    this.#game = game
    const after = this.live?.phase
    if (after !== undefined && after !== before) this.#entered(after)
    this.#witness.sees(game)
    const { plan, act } = this.#intend(game)
    const planned = `${plan} ${this.#connections}`
    if (act === null || planned === this.#planned) return
    this.#planned = planned
    setTimeout(() => {
      const now = this.#game
      if (this.#planned === planned && now !== null && this.#intend(now).plan === plan) act()
    }, this.#delay(game.phase))
  }

  #delay(phase: Phase): number {
    if (this.#leaving) return this.#random() * HURRY
    if (phase === 'question') return 200 + this.#random() ** 2 * 7_000 * this.#pace
    return phase === 'joining' ? 200 + this.#random() * 3_000 : this.#random() * LINGER
  }

  #intend(game: BattleDocument): { plan: string; act: (() => void) | null } {
    const { phase, index, seat, chosen, rematch } = game
    if (phase === 'joining' && !game.joined[seat])
      return { plan: 'join', act: () => void this.#actions.join(game.id) }
    if (phase === 'question' && chosen === null)
      return { plan: `answer ${index}`, act: () => void this.#deal(game.id, index) }
    if (phase !== 'ended' || !game.settled) return { plan: phase, act: null }
    const asked = rematch.offers[seat === 0 ? 1 : 0]
    return { plan: `over ${asked}`, act: () => void this.#afterwards(game, asked) }
  }

  async #deal(matchId: string, index: number): Promise<void> {
    const whim = this.#random()
    if (whim < HABITS.resigns) await this.#actions.resign(matchId)
    else if (whim < HABITS.resigns + HABITS.leaves) this.#goAway()
    else if (whim < HABITS.resigns + HABITS.leaves + HABITS.forgets) return
    else await this.#answer(matchId, index, Math.floor(this.#random() * 4))
  }

  /** Sends the answer again until the server has decided about it, the question is over, or the connection is lost. */
  async #answer(matchId: string, index: number, choice: number): Promise<void> {
    const connection = this.#connections
    const decided = await this.#actions.answer(matchId, index, choice)
    if (decided || !this.#line.connected) return
    setTimeout(() => {
      const game = this.#game
      const isOpen = game?.id === matchId && game.index === index && game.phase === 'question'
      if (isOpen && game.chosen === null && this.#connections === connection)
        void this.#answer(matchId, index, choice)
    }, RESEND_AFTER)
  }

  #goAway(): void {
    this.#line.leave()
    this.#outages.forget(this.#uid)
    setTimeout(() => this.#line.open(), 1_000 + this.#random() * 24_000)
  }

  /** Reads the review, perhaps agrees to a rematch, and looks for the next match. */
  async #afterwards(game: BattleDocument, asked: boolean): Promise<void> {
    const played = game.ended?.reason !== 'not-joined'
    const review = played ? await this.#actions.review(game.id) : null
    if (review !== null) this.#witness.reads(game, review.rounds)
    const playable = played && game.players.every(({ bot }) => bot === null)
    const likes = this.#random() < (asked ? HABITS.accepts : HABITS.offers)
    if (playable && likes && !this.#leaving) await this.#actions.offerRematch(game.id)
    this.#releaseLater(game.id)
  }

  /** As a page does, it stays on the ended match while the connection is lost: an agreed rematch opens when it is back. */
  #releaseLater(id: string): void {
    setTimeout(() => {
      if (this.#matchId !== id) return
      if (this.#line.connected) this.#release()
      else this.#releaseLater(id)
    }, LINGER)
  }

  #release(): void {
    this.#line.unfollow(`game:${this.#matchId}`)
    this.#matchId = null
    this.#game = null
  }
}
