import type { PartyCommand, PartyEvent, PartyRefusal } from '@trivium/rules/modes/party/events'
import type { PartyView } from '@trivium/rules/modes/party/seat-view'
import type { PartyState } from '@trivium/rules/modes/party/state'
import type { Driver } from '../driver.ts'

/** The types of the mode. */
export interface Party {
  readonly state: PartyState
  readonly command: PartyCommand
  readonly event: PartyEvent
  readonly refusal: PartyRefusal
  readonly view: PartyView
  readonly seat: number
  readonly shown: Record<never, never>
  readonly settlement: { readonly shown: Record<never, never> }
}

export type PartyDriver = Driver<Party>
