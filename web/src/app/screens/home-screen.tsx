import { Daily } from '../../features/daily/today/daily.tsx'
import { Roads } from '../../features/home/roads.tsx'

const loadParts = () => import('./daily-parts.tsx')

/** Today's quiz, and what else there is. */
export const Component = () => (
  <>
    <Daily load={loadParts} />
    <Roads />
  </>
)
