import type { Region } from '@trivium/rules/places/regions'
import fans from './flag-fan.svg'

/** Some of a region's flags, simplified. They are drawings of their own: a quiz shows others. */
export const FlagFan = ({ region }: { region: Region }) => (
  <svg viewBox="0 0 200 100" aria-hidden="true">
    <use href={`${fans}#${region}`} />
  </svg>
)
