import { fdatasyncSync, fstatSync, fsyncSync } from 'node:fs'
import type { PGlite, PGliteOptions } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'
import { keepModesPrivate, type ModeCalls } from './private-modes.ts'

type Emscripten = Parameters<NodeFS['init']>[1]
type Module = Parameters<NonNullable<Emscripten['preRun']>[number]>[0]

/** An open file as emscripten's NODEFS keeps it: `nfd` is the real descriptor. */
interface OpenFile {
  nfd: number
  node: { mode: number }
}

export interface SyncCalls {
  file(descriptor: number): void
  folder(descriptor: number): void
  /** For tests: no file can grow, as on a full disk. */
  isFull?(): boolean
}

/** For a file, fdatasync also syncs the size; a folder needs a full fsync. */
export const realSync: SyncCalls = { file: fdatasyncSync, folder: fsyncSync }

const inputOutputError = 29
const noSpaceLeft = 51

/**
 * The folder of an embedded database, with the fsync that PGlite lacks: its NODEFS has no `fsync`, so PostgreSQL's
 * calls succeed without reaching the disk. PostgreSQL still decides what is synced and when; this only makes it
 * happen. It depends on `syncedParameters`, as emscripten's fdatasync is a no-op that cannot be hooked. Its files are private.
 */
export class SyncedFolder extends NodeFS {
  readonly #sync: SyncCalls

  constructor(folder: string, sync: SyncCalls = realSync) {
    super(folder)
    this.#sync = sync
  }

  override async init(pg: PGlite, options: Emscripten): Promise<{ emscriptenOpts: Emscripten }> {
    const { emscriptenOpts } = await super.init(pg, options)
    emscriptenOpts.preRun = [...(emscriptenOpts.preRun ?? []), (module: Module) => this.#hook(module)]
    return { emscriptenOpts }
  }

  #hook(module: Module): void {
    const { FS, NODEFS } = module as unknown as EmscriptenFiles
    keepModesPrivate(NODEFS)
    NODEFS.stream_ops.fsync = (file) => {
      try {
        if (FS.isDir(file.node.mode)) this.#sync.folder(file.nfd)
        else this.#sync.file(file.nfd)
      } catch {
        throw new FS.ErrnoError(inputOutputError)
      }
    }
    const { write } = NODEFS.stream_ops
    const { isFull } = this.#sync
    if (isFull === undefined) return
    NODEFS.stream_ops.write = (file, buffer, offset, length, position) => {
      if (isFull() && position + length > fstatSync(file.nfd).size) throw new FS.ErrnoError(noSpaceLeft)
      return write(file, buffer, offset, length, position)
    }
  }
}

interface EmscriptenFiles {
  FS: { isDir(mode: number): boolean; ErrnoError: new (errno: number) => Error }
  NODEFS: ModeCalls & {
    stream_ops: {
      fsync?: (file: OpenFile) => void
      write(file: OpenFile, buffer: Int8Array, offset: number, length: number, position: number): number
    }
  }
}

/** PGlite's start parameters without `-F`, which turns syncing off, and with a sync method that can be hooked. */
export function syncedParameters(defaults: readonly string[]): NonNullable<PGliteOptions['startParams']> {
  const settings = ['fsync=on', 'wal_sync_method=fsync', 'synchronous_commit=on', 'full_page_writes=on']
  return [...defaults.filter((parameter) => parameter !== '-F'), ...settings.flatMap((one) => ['-c', one])]
}
