import { useLazyPart } from '../../live/use-lazy-part.ts'
import type { QueuedPopupProps } from './queued-popup.tsx'

const load = async () => (await import('./queued-popup.tsx')).QueuedPopup

/**
 * The popup, whose script loads with the first new achievement. If loading fails, nothing has been claimed: the
 * achievement is still in the queue, and the next update of the queue tries again.
 */
export const LazyPopup = (props: QueuedPopupProps) => {
  const { queue } = props
  const Popup = useLazyPart(load, queue.length > 0, queue)
  return Popup && <Popup {...props} />
}
