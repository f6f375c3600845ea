import { REGIONS, type Region } from '@trivium/rules/places/regions'
import { classNames } from '../design/class-names.ts'
import { duration } from './duration.ts'
import styles from './region-picker.module.css'
import type { RegionStatus } from './region-status.ts'
import { REGION_TITLES } from './region-titles.ts'

interface RegionPickerProps {
  readonly legend: string
  /** The plural of the places: 'flags'. */
  readonly of: string
  /** Null: not known yet; the regions can be selected anyway. */
  readonly standings: readonly RegionStatus[] | null
  readonly chosen: Region
  readonly onChoose: (region: Region) => void
}

/** The seven regions as a distance sign, each with its size, the player's best, and any game in progress. */
export const RegionPicker = ({ legend, of, standings, chosen, onChoose }: RegionPickerProps) => (
  <fieldset className={styles.regions}>
    <legend>{legend}</legend>
    <div className={styles.list}>
      {REGIONS.map((region) => (
        <RegionCard
          key={region}
          region={region}
          of={of}
          standing={standings?.find((standing) => standing.region === region) ?? null}
          isChosen={region === chosen}
          onChoose={onChoose}
        />
      ))}
    </div>
  </fieldset>
)

interface RegionCardProps {
  readonly region: Region
  readonly of: string
  readonly standing: RegionStatus | null
  readonly isChosen: boolean
  readonly onChoose: (region: Region) => void
}

const RegionCard = ({ region, of, standing, isChosen, onChoose }: RegionCardProps) => {
  const share = standing?.best ? standing.best.score / standing.size : 0
  return (
    <label className={classNames(styles.card, isChosen && styles.chosen)}>
      <input type="radio" name="region" checked={isChosen} onChange={() => onChoose(region)} />
      <span className={styles.text}>
        <b className={styles.title}>{REGION_TITLES[region]}</b>
        <span className={styles.best}>{standing === null ? '\u00a0' : bestOf(standing)}</span>
      </span>
      <span className={styles.size}>
        {standing?.size ?? '–'}
        <span className={styles.unit}> {of}</span>
      </span>
      {share > 0 && (
        <span className={styles.track} aria-hidden="true">
          <span style={{ width: `${share * 100}%` }} />
        </span>
      )}
    </label>
  )
}

const bestOf = ({ size, best, running }: RegionStatus) =>
  running !== null ? (
    <span className={styles.running}>
      Continue {running.done} of {size}
    </span>
  ) : best === null ? (
    'Not played yet'
  ) : (
    `Best ${best.score} in ${duration(best.ms)}`
  )
