import { Daily } from '../../features/daily/today/daily.tsx'
import { ModeSigns } from '../../features/home/mode-signs.tsx'
import { LazySiteActivity } from '../../features/site-activity/lazy-site-activity.tsx'
import { Welcome } from '../../site/welcome.tsx'

const loadParts = () => import('./daily-parts.tsx')

/** Today's quiz, and links to everything else. */
export const Component = () => (
  <>
    <Welcome />
    <Daily load={loadParts} />
    <ModeSigns />
    <LazySiteActivity narrow />
  </>
)
