import continents from '@trivium/content/maps/continents.svg'
import type { Region } from '@trivium/rules/places/regions'
import styles from './continent.module.css'

/** A continent's shape, filled from below; `share`: how much of it, 0 to 1. */
export const Continent = ({ region, share }: { region: Region; share: number }) => (
  <svg className={styles.continent} viewBox="0 0 200 100" aria-hidden="true">
    <use href={`${continents}#${region}`} />
    {share > 0 && (
      <use
        className={styles.found}
        href={`${continents}#${region}`}
        style={{ clipPath: `inset(${100 - 100 * share}% 0 0)` }}
      />
    )}
  </svg>
)
