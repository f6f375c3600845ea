import { useLate } from '../../live/use-late.ts'
import type { KnownPopupProps } from './known-popup.tsx'

const load = async () => (await import('./known-popup.tsx')).KnownPopup

/**
 * The popup, whose script comes with the first achievement to tell of. If it does not come, nothing has been claimed:
 * the achievement is still in the queue, and is tried again when the queue is told anew.
 */
export const LatePopup = (props: KnownPopupProps) => {
  const { queue } = props
  const Popup = useLate(load, queue.length > 0, queue)
  return Popup && <Popup {...props} />
}
