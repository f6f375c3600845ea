import { type Player, signInGuest } from '@trivium/testkit/player'
import type { PartyRoomDocument } from '@trivium/wire/documents/party'
import type { PartyPlan } from '@trivium/wire/documents/party-plan'
import type { InputOf } from '@trivium/wire/registry'

type Phase = PartyRoomDocument['phase']
type Question = NonNullable<PartyRoomDocument['question']>
type PartyAnswer = Omit<InputOf<'answerParty'>, 'partyId' | 'index'>

/** A room whose host and players speak the protocol, so that browsers only have to look. */
export class PartyRoom {
  readonly host: Player
  readonly partyId: string
  readonly key: string
  readonly players: Player[] = []
  readonly #url: string

  private constructor(url: string, host: Player, partyId: string, key: string) {
    this.#url = url
    this.host = host
    this.partyId = partyId
    this.key = key
  }

  static async open(url: string, host: Player, plan: PartyPlan): Promise<PartyRoom> {
    if (!host.connected) await host.connect()
    const { partyId, key } = await host.do('createParty', plan)
    host.follow(`room:${partyId}`)
    return new PartyRoom(url, host, partyId, key)
  }

  async join(names: readonly string[]): Promise<void> {
    const joined = names.map(async (name) => {
      const player = await signInGuest(this.#url, '', this.key)
      await player.connect()
      await player.do('joinParty', { key: this.key, name })
      // A question waits for those who follow the game.
      player.follow(`game:${this.partyId}`)
      return player
    })
    this.players.push(...(await Promise.all(joined)))
  }

  reached(...phases: Phase[]): Promise<PartyRoomDocument> {
    return this.host.see<PartyRoomDocument>(`room:${this.partyId}`, ({ phase }) => phases.includes(phase))
  }

  get doc(): PartyRoomDocument {
    return this.host.doc<PartyRoomDocument>(`room:${this.partyId}`) as PartyRoomDocument
  }

  async start(): Promise<void> {
    await this.host.do('startParty', { partyId: this.partyId })
  }

  /** On to what comes next; resolves when the room is in one of these phases. */
  async next(...phases: Phase[]): Promise<PartyRoomDocument> {
    const { phase, index } = this.doc
    if (phase === 'lobby' || phase === 'over') throw new Error(`Nothing comes next in phase ${phase}.`)
    await this.host.do('nextInParty', { partyId: this.partyId, phase, index })
    return this.reached(...phases)
  }

  /** The players answer, each as `answerOf` says; null: not at all. */
  async answer(answerOf: (question: Question, player: number) => PartyAnswer | null): Promise<void> {
    const { question, index } = this.doc
    if (question === null) throw new Error('No question is open.')
    await Promise.all(
      this.players.map(async (player, i) => {
        const answer = answerOf(question, i)
        if (answer !== null) await player.do('answerParty', { partyId: this.partyId, index, ...answer })
      }),
    )
  }

  leave(): void {
    for (const player of [this.host, ...this.players]) player.leave()
  }
}
