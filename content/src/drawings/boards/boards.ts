import type { Drawings } from '../catalogue.ts'
import { GRIDS } from './grids.ts'
import { RACES } from './races.ts'
import { STONES } from './stones.ts'

/** Board games, most of them as they are set up. */
export const BOARDS: Drawings = { ...STONES, ...RACES, ...GRIDS }
