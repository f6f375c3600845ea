import { memo } from 'react'
import { classNames } from '../../../design/class-names.ts'
import styles from './drawing.module.css'
import type { Drawing } from './drawing.ts'
import { outlineId } from './element-ids.ts'
import type { CountryLook, CountryMapProps } from './map-props.ts'

/** The sea and all land that cannot be chosen. */
export const Land = memo(({ drawing }: { readonly drawing: Drawing }) => (
  <g>
    {drawing.sphere !== null && <path className={styles.sphere} d={drawing.sphere} />}
    <path className={styles.graticule} d={drawing.graticule} />
    <path className={styles.land} d={drawing.land} />
    <path className={styles.landEdges} d={drawing.landEdges} />
  </g>
))

const SPOKEN: Readonly<Record<CountryLook, string>> = {
  open: 'Country not found yet',
  found: 'found',
  'found-2': 'found at the second try',
  'found-3': 'found at the third try',
  missed: 'missed',
  wrong: 'not the one asked',
}

/** The accessible name of a country. An open or wrongly chosen one is not named: that would be half an answer. */
const spokenOf = (id: string, look: CountryLook, nameOf: CountryMapProps['nameOf']): string =>
  look === 'open' ? SPOKEN.open : `${nameOf(id)}, ${SPOKEN[look]}`

interface OutlineProps {
  readonly id: string
  readonly d: string
  readonly look: CountryLook
  readonly spoken: string
  readonly isShown: boolean
}

const Outline = memo(({ id, d, look, spoken, isShown }: OutlineProps) => (
  // biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: a bare path means nothing to a screen reader
  <path
    id={outlineId(id)}
    data-place={id}
    className={classNames(styles.country, styles[look], isShown && styles.shown)}
    d={d}
    role="img"
    aria-label={spoken}
  />
))

type OutlinesProps = Pick<CountryMapProps, 'looks' | 'nameOf'> & {
  readonly outlines: ReadonlyMap<string, string>
  readonly focusOn: string | null
}

/** The countries of the quiz, with the borders between them drawn once, on top. */
export const Outlines = ({ outlines, looks, nameOf, focusOn }: OutlinesProps) =>
  [...outlines].map(([id, d]) => {
    const look = looks[id] ?? 'open'
    const spoken = spokenOf(id, look, nameOf)
    return <Outline key={id} id={id} d={d} look={look} spoken={spoken} isShown={id === focusOn} />
  })
