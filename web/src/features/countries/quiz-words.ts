import type { CountriesConfig } from '@trivium/rules/modes/countries/events'
import { REGION_TITLES } from '../../places/region-titles.ts'
import type { KeyHelp } from '../../questions/game-tools.tsx'

const TASKS = { name: 'name them all', find: 'find it' } as const

/** The title: 'Africa: name them all'. */
export const titleOf = ({ region, task, counts }: CountriesConfig): string =>
  `${REGION_TITLES[region]}: ${counts ? TASKS[task] : `${TASKS[task]}, practice`}`

const LOOKING: readonly KeyHelp[] = [
  ['+ −', 'Zoom the map'],
  ['0', 'The whole map'],
]

const KEYS: readonly KeyHelp[] = [
  ['?', 'Show keyboard shortcuts'],
  ['Esc', 'Close the dialog or menu'],
]

const NAMING: readonly KeyHelp[] = [
  ['A – Z', 'Type a name: it counts as soon as it is complete'],
  ['Enter', 'Submit the name; small errors and country codes (FR) are fine'],
  ['1 – 9', 'Say which one, if several share the name'],
]

const POINTING: readonly KeyHelp[] = [
  ['← ↑ ↓ →', 'Go to the next country on the map'],
  ['Enter', 'Choose the country'],
  ...LOOKING,
]

const CHOOSING: readonly KeyHelp[] = [
  ['Tab', 'Go to the next country in the list'],
  ['Enter', 'Choose the country'],
]

/** The keyboard help of a quiz. */
export const keysOf = ({ task, shown }: CountriesConfig): readonly KeyHelp[] =>
  task === 'name' ? [...NAMING, ...KEYS] : [...(shown === 'map' ? POINTING : CHOOSING), ...KEYS]
