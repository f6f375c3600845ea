import { ClientMessage } from '@trivium/wire/live/messages'
import { isStorable } from '../functions/storable.ts'

/** Null if the frame is not a message of the protocol. */
export const parseMessage = (frame: string): ClientMessage | null => {
  try {
    const parsed = ClientMessage.safeParse(JSON.parse(frame))
    if (!parsed.success) return null
    // A function's input is checked when it is called, and only that call is refused.
    return 'fn' in parsed.data || isStorable(parsed.data) ? parsed.data : null
  } catch {
    // Not JSON.
    return null
  }
}
