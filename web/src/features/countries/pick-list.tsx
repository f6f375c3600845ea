import type { Region } from '@trivium/rules/places/regions'
import { Check, X } from 'lucide-react'
import { classNames } from '../../design/class-names.ts'
import { VisuallyHidden } from '../../design/visually-hidden.tsx'
import type { CountryAppearance } from './country-appearance.ts'
import type { CountryLook } from './map/map-props.ts'
import { countriesOf } from './parse-name.ts'
import styles from './pick-list.module.css'

interface PickListProps {
  readonly region: Region
  readonly looks: CountryAppearance
  /** Chosen and sent, not yet confirmed. */
  readonly pointedAt: string | null
  readonly onChoose: (place: string) => void
}

const WORDS: Readonly<Record<CountryLook, string>> = {
  open: '',
  found: '(found)',
  'found-2': '(found on try 2)',
  'found-3': '(found on try 3)',
  missed: '(missed)',
  wrong: '(not this one)',
}

const TRIES: Readonly<Partial<Record<CountryLook, string>>> = { 'found-2': '2', 'found-3': '3' }

/** All countries of the region in alphabetical order. Found countries stay, so that each keeps its place. */
export const PickList = ({ region, looks, pointedAt, onChoose }: PickListProps) => (
  <ul className={styles.list} aria-label="Countries to choose from">
    {countriesOf(region).map(({ id, name }) => {
      const look = looks[id] ?? 'open'
      return (
        <li key={id}>
          <button
            type="button"
            className={classNames(styles.country, styles[look], pointedAt === id && styles.waiting)}
            aria-disabled={look !== 'open'}
            onClick={() => onChoose(id)}
          >
            <span className={styles.mark} aria-hidden="true">
              {look.startsWith('found') && (TRIES[look] ?? <Check size={16} strokeWidth={3.5} />)}
              {(look === 'missed' || look === 'wrong') && <X size={16} strokeWidth={3.5} />}
            </span>
            <span>
              {name} <VisuallyHidden>{WORDS[look]}</VisuallyHidden>
            </span>
          </button>
        </li>
      )
    })}
  </ul>
)
