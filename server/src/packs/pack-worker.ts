import { parentPort, workerData } from 'node:worker_threads'
import { type OpenedPack, openZip } from '@trivium/content/packs/files'
import { type ReadPack, readPack } from '@trivium/content/packs/read-pack'

/*
 * The thread that unpacks and checks one pack: 2,000 questions take seconds, in which games on the main thread go on.
 */

/** A zip, or a folder's files. */
export type PackSource = { readonly zip: Uint8Array } | OpenedPack

const read = (source: PackSource): ReadPack => {
  const opened = 'zip' in source ? openZip(source.zip) : source
  return opened.ok ? readPack(opened.files) : opened
}

parentPort!.postMessage(read(workerData as PackSource))
