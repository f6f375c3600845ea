import { reportUsage } from '../usage.ts'
import { type Item, loadItems } from './questions.ts'
import { PeerStorage } from './storage.ts'

interface PeerProcess {
  readonly storage: PeerStorage
  readonly items: readonly Item[]
}

/** Prepares the process of a peer's server: `players` players in the database, and reports to the bench. */
export const preparePeer = async (): Promise<PeerProcess> => {
  const [, , players = '0', journal = ''] = process.argv
  const storage = new PeerStorage(journal === 'journal')
  await storage.create(Number(players))
  reportUsage(() => storage.close())
  return { storage, items: await loadItems() }
}

export const reportReady = (url: string): void => {
  process.send?.({ ready: url })
}
