import type { Region } from '@trivium/rules/places/regions'
import { Check, X } from 'lucide-react'
import { memo } from 'react'
import { VisuallyHidden } from '../../design/visually-hidden.tsx'
import type { CountryAppearance } from './country-appearance.ts'
import type { CountryLook } from './map/map-props.ts'
import { nameOf } from './parse-name.ts'
import styles from './parts-list.module.css'
import { type Part, partsOf } from './subregions.ts'

interface PartsListProps {
  readonly region: Region
  readonly looks: CountryAppearance
  /** A blank line for each open country, at its alphabetical place. */
  readonly withBlanks: boolean
}

/** Found and missed countries, by subregion. */
export const PartsList = memo(({ region, looks, withBlanks }: PartsListProps) => (
  <div className={styles.parts}>
    {partsOf(region).map((part) => (
      <PartOfList key={part.name} part={part} looks={looks} withBlanks={withBlanks} />
    ))}
  </div>
))

const isFound = (look: CountryLook | undefined): boolean => look?.startsWith('found') ?? false

const byName = (a: string, b: string): number => nameOf(a).localeCompare(nameOf(b), 'en')

const PartOfList = ({ part, looks, withBlanks }: Omit<PartsListProps, 'region'> & { part: Part }) => {
  const places = part.places.toSorted(byName)
  const found = places.filter((place) => isFound(looks[place])).length
  const shown = places.filter((place) => withBlanks || isFound(looks[place]) || looks[place] === 'missed')
  return (
    <section className={styles.part}>
      <h2>
        {part.name}{' '}
        <span className={styles.count}>
          {found}
          <VisuallyHidden> of </VisuallyHidden>
          <span aria-hidden="true">/</span>
          {places.length}
        </span>
      </h2>
      {shown.length > 0 && (
        <ol className={styles.list}>
          {shown.map((place) => (
            <Line key={place} place={place} number={places.indexOf(place) + 1} look={looks[place]} />
          ))}
        </ol>
      )}
    </section>
  )
}

interface LineProps {
  readonly place: string
  readonly number: number
  readonly look: CountryLook | undefined
}

const Line = ({ place, number, look }: LineProps) => {
  if (isFound(look))
    return (
      <li className={styles.found}>
        <Check size={16} strokeWidth={3.5} aria-hidden="true" />
        {nameOf(place)}
      </li>
    )
  if (look === 'missed')
    return (
      <li className={styles.missed}>
        <X size={16} strokeWidth={3.5} aria-hidden="true" />
        {nameOf(place)}
        <VisuallyHidden>, missed</VisuallyHidden>
      </li>
    )
  return (
    <li>
      <span aria-hidden="true" className={styles.number}>
        {number}
      </span>
      <VisuallyHidden>{`${number}: not found yet`}</VisuallyHidden>
    </li>
  )
}
