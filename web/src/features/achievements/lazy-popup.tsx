import { useLazyPart } from '../../live/use-lazy-part.ts'
import type { QueuedPopupProps } from './queued-popup.tsx'

const load = async () => (await import('./queued-popup.tsx')).QueuedPopup

/**
 * The popup, whose script comes with the first achievement to tell of. If it does not come, nothing has been claimed:
 * the achievement is still in the queue, and is tried again when the queue is told anew.
 */
export const LazyPopup = (props: QueuedPopupProps) => {
  const { queue } = props
  const Popup = useLazyPart(load, queue.length > 0, queue)
  return Popup && <Popup {...props} />
}
