import { useLive, useTopic } from '../../live/client-context.ts'
import { useLazyPart } from '../../live/use-lazy-part.ts'

const load = async () => (await import('./unlocks.tsx')).Unlocks

/** For the shell: shows new achievements. Its script loads after the page's own, when the player is known. */
export const LazyUnlocks = () => {
  const { status } = useTopic('user')
  const phase = useLive((state) => state.phase)
  const Unlocks = useLazyPart(load, status === 'ready', phase)
  return Unlocks && <Unlocks />
}
