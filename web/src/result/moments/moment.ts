import type { Region } from '@trivium/rules/places/regions'
import type { ResultKind } from '../outcome.ts'

/** A kind of ending with a motion and a sound of its own. */
export type MomentKind = 'win' | 'draw' | 'loss' | 'promotion' | 'best' | 'perfect' | 'continent' | 'record'

/** What a moment shows. */
export interface Moment {
  readonly kind: MomentKind
  /** Written on the sign of a best, a record or a new rating; null: nothing is. */
  readonly number: number | null
  /** The continent that was completed. */
  readonly region?: Region | undefined
}

/** The sound of each moment, as long as its motion. */
export const SOUNDS: Readonly<Record<MomentKind, string>> = {
  win: 'win',
  draw: 'draw',
  loss: 'lose',
  promotion: 'promotion',
  best: 'new-best',
  perfect: 'perfect-daily',
  continent: 'continent',
  record: 'survival-record',
}

const BY_RESULT: Readonly<Partial<Record<ResultKind, MomentKind>>> = {
  win: 'win',
  draw: 'draw',
  loss: 'loss',
  first: 'best',
  best: 'best',
  perfect: 'perfect',
}

/** What else decides the moment of a result. */
export interface Feat {
  /** The region whose places were all found. */
  readonly region?: Region | undefined
  /** A run, in which a best is a record. */
  readonly isRun?: boolean | undefined
  /** The rating ceased to be provisional with this match. `rating` is null until it is known. */
  readonly promotion?: { readonly rating: number | null } | null
}

/** The moment of a result; null: its kind has none. */
export const momentOf = (kind: ResultKind, points: number | null, feat: Feat = {}): Moment | null => {
  const { region, isRun = false, promotion = null } = feat
  if (promotion !== null && kind !== 'void') return { kind: 'promotion', number: promotion.rating }
  if (region !== undefined) return { kind: 'continent', number: null, region }
  const moment = BY_RESULT[kind] ?? null
  if (moment === null) return null
  return { kind: moment === 'best' && isRun ? 'record' : moment, number: points }
}
