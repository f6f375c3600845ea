import type { Generated } from 'kysely'

export interface PacksTable {
  id: string
  name: string
  version: string
  licence: string
  /** Of its pictures and sounds, if the pack says it; empty: the same. */
  media_licence: Generated<string>
  language: string
  author: string
  description: Generated<string>
  /** Whether its questions are asked. */
  is_on: Generated<boolean>
  installed_at: number
  updated_at: number
  /** Its texts stay, because results refer to them; its files are gone. */
  removed_at: number | null
}

/** Pictures and sounds, named by their content. */
export interface PackMediaTable {
  pack_id: string
  name: string
  content: Buffer
}
