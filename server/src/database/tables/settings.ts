import type { JsonColumn } from '../json.ts'

/** Values that are created once and kept, such as the key that signs tokens. */
export interface SettingsTable {
  name: string
  value: JsonColumn<unknown>
}
