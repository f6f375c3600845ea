import type { Drawings } from '../catalogue.ts'
import { MODERN_PAINTERS } from './modern-painters.ts'
import { OLD_MASTERS } from './old-masters.ts'
import { TURN_OF_THE_CENTURY } from './turn-of-the-century.ts'

/** Well-known paintings in a few shapes of our own. */
export const PAINTINGS: Drawings = { ...OLD_MASTERS, ...TURN_OF_THE_CENTURY, ...MODERN_PAINTERS }
