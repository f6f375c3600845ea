import { useLive, useTopic } from '../../live/client-context.ts'
import { useLate } from '../../live/use-late.ts'

const load = async () => (await import('./corrections.tsx')).Corrections

/** For the shell: says what was done to the player. Its script comes when there is something to say. */
export const LateCorrections = () => {
  const { doc } = useTopic('user')
  const phase = useLive((state) => state.phase)
  const notices = doc?.notices ?? []
  const Corrections = useLate(load, notices.length > 0, phase)
  return Corrections && <Corrections notices={notices} />
}
