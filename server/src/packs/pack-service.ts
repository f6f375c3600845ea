import type { PackManifest } from '@trivium/content/packs/manifest'
import { describeProblem } from '@trivium/content/problem'
import type { Actor } from '../audit-log/record.ts'
import { BUNDLED_PACK } from '../questions/bank.ts'
import { type PackChangeDependencies, removePack, switchPack } from './change-pack.ts'
import { listPacks } from './list-packs.ts'
import { type PackOutcome, refusePack } from './pack-refusal.ts'
import { readPackInThread } from './pack-thread.ts'
import type { PackSource } from './pack-worker.ts'
import { type PackWritten, writePack } from './write-pack.ts'

/** Installs a pack, or updates the one with its id. */
const install = async (
  { db, clock, refresh }: PackChangeDependencies,
  actor: Actor,
  source: PackSource,
): Promise<PackOutcome<PackWritten & { readonly manifest: PackManifest }>> => {
  const read = await readPackInThread(clock, source)
  if (!read.ok) return refusePack('invalid-pack', ...read.problems.map(describeProblem))
  const { manifest } = read.pack
  if (manifest.id === BUNDLED_PACK)
    return refusePack(
      'bundled-pack',
      `The pack '${BUNDLED_PACK}' comes with the program: give this one another id.`,
    )
  const written = await writePack(db, read.pack, actor, clock.now())
  await refresh()
  return { ok: true, ...written, manifest }
}

export type PackService = ReturnType<typeof packService>

/** The packs of questions of this server. */
export const packService = (deps: PackChangeDependencies) => ({
  install: (actor: Actor, source: PackSource) => install(deps, actor, source),
  setOn: (actor: Actor, wanted: Parameters<typeof switchPack>[2]) => switchPack(deps, actor, wanted),
  remove: (actor: Actor, wanted: Parameters<typeof removePack>[2]) => removePack(deps, actor, wanted),
  list: () => listPacks(deps.db),
})
