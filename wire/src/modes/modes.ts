import { BATTLE } from './battle.ts'
import { COUNTRIES } from './countries.ts'
import { CUSTOM } from './custom.ts'
import { DAILY } from './daily.ts'
import { FLAGS } from './flags.ts'
import type { AnyMode } from './mode.ts'
import { PARTY } from './party.ts'
import { SURVIVAL } from './survival.ts'

/** Every mode of the product. */
export const MODES = [BATTLE, DAILY, SURVIVAL, CUSTOM, FLAGS, COUNTRIES, PARTY] as const

type OurMode = (typeof MODES)[number]

export type Mode = OurMode['name']

/** The engines that run games, by their names in the database. */
export type Engine = OurMode['engine']
/** The engines of single-player games. */
export type SinglePlayerEngine = Extract<OurMode, { readonly seats: 1 }>['engine']

/** The engines of modes with this many players, by their names in the database. */
export const enginesOf = <M extends AnyMode>(
  modes: readonly M[],
  seats: AnyMode['seats'],
): readonly M['engine'][] => [
  ...new Set(modes.flatMap((mode) => (mode.seats === seats ? [mode.engine] : []))),
]
