import type { InstalledPack } from '@trivium/wire/functions/admin-packs'
import { type Refused, refused } from '@trivium/wire/refusals'
import type { InputOf, OutputOf } from '@trivium/wire/registry'
import type { Actor } from '../../audit-log/record.ts'
import type { PackOutcome } from '../../packs/pack-refusal.ts'
import type { PackService } from '../../packs/pack-service.ts'

export type AdminPacksService = ReturnType<typeof adminPacksService>

const nothingOr = (outcome: PackOutcome<object>): Record<string, never> | Refused =>
  outcome.ok ? {} : refused(outcome.reason, { problems: outcome.problems })

/** The packs of questions, for the panel. */
export const adminPacksService = (packs: PackService) => ({
  list: async (): Promise<OutputOf<'listPacks'>> => ({ packs: await packs.list() }),

  setOn: async (actor: Actor, wanted: InputOf<'switchPack'>) => nothingOr(await packs.setOn(actor, wanted)),

  remove: async (actor: Actor, wanted: InputOf<'removePack'>) => nothingOr(await packs.remove(actor, wanted)),

  install: async (actor: Actor, zip: Uint8Array): Promise<InstalledPack | Refused> => {
    const outcome = await packs.install(actor, { zip })
    if (!outcome.ok) return refused(outcome.reason, { problems: outcome.problems })
    const { manifest, previousVersion, added, changed, gone } = outcome
    const { id, name, version } = manifest
    return { id, name, version, previousVersion, added, changed, gone }
  },
})
