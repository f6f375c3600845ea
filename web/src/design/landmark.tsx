import art from './landmarks.svg'
import type { LandmarkName } from './landmarks.ts'

/** The drawing of a landmark, at the size of its place. */
export const Landmark = ({ name, className }: { name: LandmarkName; className?: string | undefined }) => (
  <svg className={className} viewBox="0 0 120 120" aria-hidden="true">
    <use href={`${art}#${name}`} />
  </svg>
)
