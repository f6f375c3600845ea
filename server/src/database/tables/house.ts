import type { JsonColumn } from '../json.ts'

export interface FairPlayNotesTable {
  id: string
  uid: string
  game_id: string | null
  at: number
  kind: string
  detail: JsonColumn<unknown>
}

/** Values made once and kept, such as the key that signs tokens. */
export interface SettingsTable {
  name: string
  value: JsonColumn<unknown>
}
