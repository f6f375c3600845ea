import type { Refusal } from '@trivium/wire/refusals'

/** Why nothing was changed: a name, and sentences with the places of all mistakes. */
export interface PackRefusal {
  readonly ok: false
  readonly reason: Extract<
    Refusal,
    'unknown-pack' | 'bundled-pack' | 'too-few-questions-left' | 'invalid-pack'
  >
  readonly problems: readonly string[]
}

export type PackOutcome<Done> = ({ readonly ok: true } & Done) | PackRefusal

export const refusePack = (reason: PackRefusal['reason'], ...problems: string[]): PackRefusal => ({
  ok: false,
  reason,
  problems,
})
