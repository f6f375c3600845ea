import { useLive, useTopic } from '../../live/client-context.ts'
import { useLazyPart } from '../../live/use-lazy-part.ts'

const load = async () => (await import('./player-notices.tsx')).PlayerNotices

/** For the shell: shows notices. Its script loads when there is one. */
export const LazyNotices = () => {
  const { doc } = useTopic('user')
  const phase = useLive((state) => state.phase)
  const notices = doc?.notices ?? []
  const Corrections = useLazyPart(load, notices.length > 0, phase)
  return Corrections && <Corrections notices={notices} />
}
