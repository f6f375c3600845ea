import { z } from 'zod'
import type { Bus } from '../bus/bus.ts'
import type { Hub } from './hub.ts'

/** One of a player's own documents has changed. */
const UserMessage = z.union([
  z.object({ topic: z.enum(['user', 'match']) }),
  /** The notice is known only to the process that settled the match. */
  z.object({ topic: z.literal('queue'), notice: z.string().nullable() }),
  z.object({ topic: z.literal('none') }),
])
export type UserMessage = z.infer<typeof UserMessage>

const subjectOf = (uid: string): string => `user.${uid}`

export interface UserMessagesDependencies {
  readonly bus: Bus
  readonly hub: Hub
  readonly warn: (about: Record<string, unknown>, message: string) => void
}

/** Tells the other processes on which a player has a page open what has changed for them. */
export class UserMessages {
  readonly #deps: UserMessagesDependencies
  #onMessage: (uid: string, message: UserMessage) => Promise<void> = async () => {}

  constructor(deps: UserMessagesDependencies) {
    this.#deps = deps
    const { bus, hub } = deps
    if (bus.isShared) hub.onHere((uid) => bus.respond(subjectOf(uid), (body) => this.#receive(uid, body)))
  }

  onMessage(listener: (uid: string, message: UserMessage) => Promise<void>): void {
    this.#onMessage = listener
  }

  tell(uid: string, message: UserMessage): void {
    if (this.#deps.bus.isShared) this.#deps.bus.publish(subjectOf(uid), message)
  }

  /** Whether the player has a page open on another process. */
  async isElsewhere(uid: string): Promise<boolean | 'unknown'> {
    if (!this.#deps.bus.isShared) return false
    const reply = await this.#deps.bus.request(subjectOf(uid), { topic: 'none' } satisfies UserMessage)
    if (reply.ok) return true
    return reply.why === 'no-responders' ? false : 'unknown'
  }

  async #receive(uid: string, body: unknown): Promise<null> {
    try {
      await this.#onMessage(uid, UserMessage.parse(body))
    } catch (error) {
      this.#deps.warn({ err: error, uid }, 'a document could not be read again')
    }
    return null
  }
}
