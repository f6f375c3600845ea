import type { Region } from '@trivium/rules/places/regions'

/**
 * How a country of the quiz looks. `open`: not asked yet, or the current question. `found` at the first try, `found-2`,
 * `found-3` at the second or third. `missed`: not found. `wrong`: a wrong choice a moment ago.
 */
export type CountryLook = 'open' | 'found' | 'found-2' | 'found-3' | 'missed' | 'wrong'

export interface CountryMapProps {
  /** The region fitted into the frame; the map is redrawn when it changes. */
  readonly region: Region
  /** The countries of this quiz by ISO 3166 alpha-2; all other land cannot be chosen. */
  readonly places: readonly string[]
  /** The looks of countries that are not `open`. */
  readonly looks: Readonly<Record<string, CountryLook>>
  /** The name of a closed country, for its label and for screen readers. */
  readonly nameOf: (id: string) => string
  /** `found`: closed countries have labels where they fit. `none`: no labels. */
  readonly labels: 'found' | 'none'
  /** Called when a country is chosen. Without it the map is for viewing only. */
  readonly onChoose?: ((id: string) => void) | undefined
  /** Whenever this changes to a country, that country is brought into view. */
  readonly focusOn?: string | null | undefined
  /** Choosing is disabled for the moment; zoom and pan still work. */
  readonly disabled?: boolean | undefined
  /** The accessible name of the map. */
  readonly label: string
}
