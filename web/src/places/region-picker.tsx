import { REGIONS, type Region } from '@trivium/rules/places/regions'
import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
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
  /** The region's drawing; `share`: the player's best as a share of the region, 0 to 1. */
  readonly drawing: (region: Region, share: number) => ReactNode
}

/** The seven regions as pictures, each with its size, the player's best, and any game in progress. */
export const RegionPicker = (props: RegionPickerProps) => {
  const { legend, of, standings, chosen, onChoose, drawing } = props
  return (
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
            drawing={drawing}
          />
        ))}
      </div>
    </fieldset>
  )
}

interface RegionCardProps {
  readonly region: Region
  readonly of: string
  readonly standing: RegionStatus | null
  readonly isChosen: boolean
  readonly onChoose: (region: Region) => void
  readonly drawing: RegionPickerProps['drawing']
}

const RegionCard = ({ region, of, standing, isChosen, onChoose, drawing }: RegionCardProps) => {
  const share = standing?.best ? standing.best.score / standing.size : 0
  return (
    <label className={classNames(styles.card, isChosen && styles.chosen)}>
      <span className={styles.drawing} aria-hidden="true">
        {drawing(region, share)}
        {share === 1 && (
          <span className={styles.complete}>
            <Check strokeWidth={4} />
          </span>
        )}
      </span>
      <input type="radio" name="region" checked={isChosen} onChange={() => onChoose(region)} />
      <span className={styles.text}>
        <b className={styles.title}>{REGION_TITLES[region]}</b>
        <span className={styles.best}>{standing === null ? '\u00a0' : bestOf(standing)}</span>
        <span className={styles.size}>
          <span className={styles.count}>{standing?.size ?? '–'}</span> {of}
        </span>
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
