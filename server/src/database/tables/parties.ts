/** The keys of parties; a party keeps its row after the end, until the key is given again. */
export interface PartyKeysTable {
  key: string
  game_id: string
  /** Who opened the room; null once the account is deleted. */
  host_uid: string | null
  expires_at: number
}
