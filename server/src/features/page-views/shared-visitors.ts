import { z } from 'zod'
import type { Bus } from '../../bus/bus.ts'
import { Visitors, type VisitorsDependencies } from './visitors.ts'

const SUBJECT = 'visitors'

const Message = z.union([
  z.object({ day: z.string(), salt: z.string(), since: z.number() }),
  z.object({ day: z.string(), visitor: z.string(), line: z.string() }),
  /** A process that has begun to count. */
  z.object({ joined: z.literal(true) }),
  z.object({ forgetBefore: z.string() }),
])
type Message = z.infer<typeof Message>

export interface SharedVisitors {
  readonly visitors: Visitors
  /** Drops the salt and hashes of earlier days on all processes, whichever of them does the maintenance. */
  readonly forgetBefore: (day: string) => void
  readonly stop: () => void
}

/** Today's visitors of all processes: someone who meets several of them counts once. */
export const shareVisitors = (
  bus: Bus,
  { random, clock }: Pick<VisitorsDependencies, 'random' | 'clock'>,
): SharedVisitors => {
  if (!bus.isShared) {
    const alone = new Visitors({ random, clock })
    return { visitors: alone, forgetBefore: (day) => alone.forgetBefore(day), stop() {} }
  }
  const send = (message: Message) => bus.publish(SUBJECT, message)
  const visitors: Visitors = new Visitors({ random, clock, onDay: send, onNew: send })
  const sendSalt = () => {
    if (visitors.salt !== null) send(visitors.salt)
  }
  const receive = (message: Message) => {
    if ('visitor' in message) visitors.add(message)
    else if ('joined' in message) sendSalt()
    else if ('forgetBefore' in message) visitors.forgetBefore(message.forgetBefore)
    else {
      visitors.adopt(message)
      // Processes that drew a younger salt receive ours.
      if (visitors.salt?.day === message.day && visitors.salt.salt !== message.salt) sendSalt()
    }
  }
  const stop = bus.subscribe(SUBJECT, (body) => receive(Message.parse(body)))
  send({ joined: true })
  const forgetBefore = (day: string) => {
    visitors.forgetBefore(day)
    send({ forgetBefore: day })
  }
  return { visitors, forgetBefore, stop }
}
