import type { PackManifest } from '@trivium/content/packs/manifest'
import type { Pack } from '@trivium/content/packs/read-pack'
import type { Kysely, Selectable, Transaction } from 'kysely'
import { type Actor, recordAction } from '../audit-log/record.ts'
import type { Schema } from '../database/schema.ts'
import type { PacksTable } from '../database/tables/packs.ts'
import { type PackChange, writePackQuestions } from '../questions/bank.ts'
import { nextRevision } from '../questions/revision.ts'
import { storedMedia } from './pack-media.ts'

type StoredPack = Selectable<PacksTable>

/** An installed pack, locked until the end of the transaction. */
export const lockPack = (tx: Transaction<Schema>, id: string): Promise<StoredPack | undefined> =>
  tx
    .selectFrom('packs')
    .selectAll()
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()

/** What the audit log says of a pack. */
export const stateOf = ({ version, is_on }: Pick<StoredPack, 'version' | 'is_on'>) => ({
  version,
  isOn: is_on,
})

/** Other processes read changed rows again, and with them whether their pack is on. */
export const touchQuestions = async (tx: Transaction<Schema>, pack: string): Promise<void> => {
  const revision = await nextRevision(tx)
  await tx.updateTable('questions').set({ revision }).where('pack', '=', pack).execute()
}

const writeManifest = async (
  tx: Transaction<Schema>,
  manifest: PackManifest,
  at: number,
  isNew: boolean,
): Promise<void> => {
  const { id, description = '', mediaLicence = '', ...said } = manifest
  const values = { ...said, description, media_licence: mediaLicence, updated_at: at, removed_at: null }
  const first = { installed_at: at, is_on: true }
  await tx
    .insertInto('packs')
    .values({ id, ...values, ...first })
    // A pack that was removed begins again.
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ ...values, ...(isNew && first) }))
    .execute()
}

/** Replaces the files of a pack. */
const writeMedia = async (
  tx: Transaction<Schema>,
  id: string,
  files: ReadonlyMap<string, Buffer>,
): Promise<void> => {
  await tx.deleteFrom('pack_media').where('pack_id', '=', id).execute()
  for (const [name, content] of files)
    await tx
      .insertInto('pack_media')
      .values({ pack_id: id, name, content })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
}

export type PackWritten = PackChange & { readonly previousVersion: string | null }

/** Writes a pack that has no problems, completely or not at all. */
export const writePack = (
  db: Kysely<Schema>,
  { manifest, ...pack }: Pack,
  actor: Actor,
  at: number,
): Promise<PackWritten> =>
  db.transaction().execute(async (tx) => {
    const before = await lockPack(tx, manifest.id)
    await writeManifest(tx, manifest, at, before === undefined)
    const { questions, files } = storedMedia(pack)
    await writeMedia(tx, manifest.id, files)
    const change = await writePackQuestions(tx, questions, manifest.id, at)
    // The files may have changed where no question has.
    await touchQuestions(tx, manifest.id)
    await recordAction(tx, actor, at, {
      act: 'install-pack',
      subject: { kind: 'pack', id: manifest.id, name: manifest.name },
      before: before === undefined ? {} : stateOf(before),
      after: { version: manifest.version, isOn: before?.is_on ?? true, ...change },
      reason: null,
    })
    return { ...change, previousVersion: before?.version ?? null }
  })
