import type { AnyMode } from './mode.ts'
import { MODES } from './modes.ts'

/** A kind of game that fair play examines, as in the database, and the engine that runs it. */
export interface ExaminedKind<Engine extends string = string> {
  readonly engine: Engine
  readonly kind: string
}

type ExaminedMode<One> = Extract<One, { readonly examined: { readonly kinds: readonly string[] } }>
type EngineOf<One> = One extends AnyMode ? One['engine'] : never

/** The engines whose games fair play reads. */
export type ExaminedEngine = EngineOf<ExaminedMode<(typeof MODES)[number]>>

export const examinedOf = <const Modes extends readonly AnyMode[]>(
  modes: Modes,
): readonly ExaminedKind<EngineOf<ExaminedMode<Modes[number]>>>[] =>
  modes.flatMap(({ engine, examined }) =>
    (examined.kinds ?? []).map((kind) => ({ engine: engine as EngineOf<ExaminedMode<Modes[number]>>, kind })),
  )

/** Every kind of game that fair play examines. */
export const EXAMINED = examinedOf(MODES)
