import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

/** How a 3:2 flag is fitted to 4:3 without distorting its emblem. */
export interface FitOptions {
  /** Width and height as drawn. */
  readonly drawn: readonly [number, number]
  /** How many of the first shapes form the field, which is squeezed. The rest keeps its proportions. */
  readonly field: number
  /** The horizontal centre of the rest, as drawn. */
  readonly middle: number
  /** Whether the rest scales with the height or, if too wide, with the width. */
  readonly keeps: 'height' | 'width'
}

/** Local flags that `flag-icons` lacks: it has the French or Dutch flag in their place. */
const REFITS: Readonly<Record<string, FitOptions>> = {
  BL: { drawn: [513, 342], field: 1, middle: 256.5, keeps: 'width' },
  BQ: { drawn: [513, 342], field: 3, middle: 140.4, keeps: 'height' },
  GF: { drawn: [90, 60], field: 2, middle: 45, keeps: 'height' },
  MF: { drawn: [108, 72], field: 2, middle: 54, keeps: 'height' },
  WF: { drawn: [150, 100], field: 4, middle: 108.08, keeps: 'height' },
  YT: { drawn: [90, 60], field: 1, middle: 45, keeps: 'width' },
}

/** Flags drawn in more detail than screens show: their points are snapped to a grid of this many units (640 across). */
const GRIDS: Readonly<Record<string, number>> = { BO: 1, BZ: 0.5, ME: 0.5, MX: 1, RS: 1, SV: 0.5 }

export interface FlagSource {
  readonly svg: string
  readonly refit: FitOptions | null
  readonly grid: number | null
}

const require = createRequire(import.meta.url)
const FLAG_ICONS = dirname(require.resolve('flag-icons/package.json'))
const COUNTRY_FLAG_ICONS = dirname(require.resolve('country-flag-icons/package.json'))

/** The source of a place's flag. */
export const flagSource = async (id: string): Promise<FlagSource> => {
  const refit = REFITS[id] ?? null
  const file = refit
    ? join(COUNTRY_FLAG_ICONS, '3x2', `${id}.svg`)
    : join(FLAG_ICONS, 'flags', '4x3', `${fileOf(id)}.svg`)
  return { svg: await readFile(file, 'utf8'), refit, grid: GRIDS[id] ?? null }
}

/** 'sh' is the Union Jack; Saint Helena's own flag is 'sh-hl'. */
const fileOf = (id: string): string => (id === 'SH' ? 'sh-hl' : id.toLowerCase())
