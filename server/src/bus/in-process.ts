import type { Bus, BusDependencies, Reply } from './bus.ts'
import { PendingRequests } from './pending-requests.ts'

type Handler = (body: unknown) => void
type Responder = (body: unknown) => Promise<unknown>

interface Member {
  readonly handlers: Map<string, Set<Handler>>
  readonly responders: Map<string, Responder>
}

/** As it would arrive over a network: nothing is shared with the sender. */
const copyOf = (body: unknown): unknown => (body === undefined ? null : JSON.parse(JSON.stringify(body)))

/**
 * A bus inside one process. Usually it has one member, for which publishing and asking cost a lookup; tests let several
 * servers of one process join.
 */
export class InProcessBus {
  readonly #members = new Set<Member>()

  join(deps: BusDependencies, isShared = false): Bus {
    const member: Member = { handlers: new Map(), responders: new Map() }
    this.#members.add(member)
    const pending = new PendingRequests(
      deps.clock,
      async (subject) => this.#respondersOf(subject, member).length > 0,
    )
    return {
      self: deps.self,
      isShared,
      get isConnected() {
        return true
      },
      publish: (subject, body) => this.#publish(member, subject, body, deps),
      subscribe: (subject, onMessage) => subscribe(member, subject, onMessage),
      subscribed: async () => {},
      respond(subject, answer) {
        member.responders.set(subject, answer)
        return () => {
          if (member.responders.get(subject) === answer) member.responders.delete(subject)
        }
      },
      request: (subject, body) => this.#request(member, subject, body, { pending, deps }),
      // There are no gaps here.
      onReconnect: () => () => {},
      close: async () => {
        this.#members.delete(member)
        pending.failAll('disconnected')
      },
    }
  }

  #publish(from: Member, subject: string, body: unknown, { log }: BusDependencies): void {
    for (const member of this.#members) {
      if (member === from) continue
      const answer = member.responders.get(subject)
      if (answer !== undefined)
        Promise.resolve(copyOf(body))
          .then(answer)
          .catch((error: unknown) => log.error({ err: error, subject }, 'a message could not be handled'))
      for (const handle of member.handlers.get(subject) ?? []) {
        const copy = copyOf(body)
        queueMicrotask(() => {
          if (!member.handlers.get(subject)?.has(handle)) return
          try {
            handle(copy)
          } catch (error) {
            log.error({ err: error, subject }, 'a message could not be handled')
          }
        })
      }
    }
  }

  #request(
    from: Member,
    subject: string,
    body: unknown,
    { pending, deps }: { readonly pending: PendingRequests; readonly deps: BusDependencies },
  ): Promise<Reply> {
    if (!this.#members.has(from)) return Promise.resolve({ ok: false, why: 'disconnected' })
    const responders = this.#respondersOf(subject, from)
    if (responders.length === 0) return Promise.resolve({ ok: false, why: 'no-responders' })
    const { id, reply } = pending.add(subject)
    for (const answer of responders)
      Promise.resolve(copyOf(body))
        .then(answer)
        .then(
          (result) => pending.resolve(id, { ok: true, body: copyOf(result) }),
          (error: unknown) => {
            deps.log.error({ err: error, subject }, 'a request could not be answered')
            pending.resolve(id, { ok: false, why: 'failed' })
          },
        )
    return reply
  }

  #respondersOf(subject: string, from: Member): readonly Responder[] {
    return [...this.#members]
      .filter((member) => member !== from)
      .flatMap((member) => member.responders.get(subject) ?? [])
  }
}

const subscribe = (member: Member, subject: string, onMessage: Handler): (() => void) => {
  const handlers = member.handlers.get(subject) ?? new Set()
  member.handlers.set(subject, handlers)
  handlers.add(onMessage)
  return () => {
    handlers.delete(onMessage)
    if (handlers.size === 0 && member.handlers.get(subject) === handlers) member.handlers.delete(subject)
  }
}
