import type { ClientMessage } from '@trivium/wire/live/messages'
import { errorOf, isRefused } from '@trivium/wire/refusals'
import { withCorrelationId } from '../correlation-id.ts'
import type { MessageContext } from './connection-dependencies.ts'
import type { Open } from './connection-state.ts'

type FunctionCall = Extract<ClientMessage, { fn: string }>

/** Handles a message of a player whose hello has been accepted. */
export const handleMessage = (
  state: Open,
  message: Exclude<ClientMessage, { hello: unknown }>,
  context: MessageContext,
): void => {
  const { page } = context.peer
  if ('fn' in message)
    void withCorrelationId(`${page}.${message.id}`, () => callFunction(state, message, context))
  else if ('follow' in message)
    void withCorrelationId(page, () => state.topics.follow(message.follow, message.have))
  else if ('unfollow' in message) state.topics.unfollow(message.unfollow)
  else context.say({ pong: message.ping, now: context.deps.clock.now() })
}

const callFunction = async (
  { uid, sid }: Open,
  { id, fn, data }: FunctionCall,
  { peer, deps, say }: MessageContext,
): Promise<void> => {
  const { address, host } = peer
  const visitor = { uid, sid, address, ...(host !== undefined && { host }), transport: 'live' } as const
  const answer = await deps.dispatch(fn, data ?? {}, visitor)
  say(isRefused(answer) ? { id, error: errorOf(answer) } : { id, result: answer.result })
}
