import type { Region } from '@trivium/rules/places/regions'

/**
 * How a country of the quiz looks. `open`: not asked yet, or being asked. `found` at the first try, `found-2`, `found-3` at
 * the second or third. `missed`: was not found. `wrong`: was just pointed at in vain.
 */
export type CountryLook = 'open' | 'found' | 'found-2' | 'found-3' | 'missed' | 'wrong'

export interface CountryMapProps {
  /** What is drawn to fit; the map is drawn anew when it changes. */
  readonly region: Region
  /** The countries of this quiz by ISO 3166 alpha-2; all others are land that cannot be chosen. */
  readonly places: readonly string[]
  /** How those look that are not `open`. */
  readonly looks: Readonly<Record<string, CountryLook>>
  /** The name of a country that is no longer open: for its label, and for those who hear the map. */
  readonly nameOf: (id: string) => string
  /** `found`: what is closed bears its name, where there is room. `none`: nothing does. */
  readonly labels: 'found' | 'none'
  /** A country was pointed at. Without it the map is there to be looked at. */
  readonly onChoose?: ((id: string) => void) | undefined
  /** A country that is brought into view whenever this changes to it. */
  readonly focusOn?: string | null | undefined
  /** Nothing can be chosen for the moment; looking around goes on. */
  readonly disabled?: boolean | undefined
  /** What the map is called for those who hear it. */
  readonly label: string
}
