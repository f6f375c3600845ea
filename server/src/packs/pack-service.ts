import type { OpenedPack } from '@trivium/content/packs/files'
import type { PackManifest } from '@trivium/content/packs/manifest'
import { type Pack, readPack } from '@trivium/content/packs/read-pack'
import { describeProblem } from '@trivium/content/problem'
import type { Kysely, Transaction } from 'kysely'
import { type Actor, recordAction } from '../audit-log/record.ts'
import type { Clock } from '../clock.ts'
import type { Schema } from '../database/schema.ts'
import { BUNDLED_PACK, type PackChange, writePackQuestions } from '../questions/bank.ts'
import { nextRevision } from '../questions/revision.ts'
import { storedMedia } from './pack-media.ts'

export interface PackDependencies {
  readonly db: Kysely<Schema>
  readonly clock: Clock
  /** Games that begin from now on see the change. */
  readonly refresh: () => Promise<unknown>
}

/** What became of a command, or sentences about why nothing was changed. */
export type PackOutcome<Done> = ({ readonly ok: true } & Done) | PackRefusal
export interface PackRefusal {
  readonly ok: false
  readonly problems: readonly string[]
}

export interface ListedPack {
  readonly id: string
  readonly name: string
  readonly version: string
  readonly isOn: boolean
  readonly questions: number
}

/** Fewer questions than this are too few for the daily and for matches. */
const FEWEST_QUESTIONS = 100

const refuse = (...problems: string[]): PackRefusal => ({ ok: false, problems })
const unknown = (id: string) => refuse(`There is no pack '${id}'.`)

const lockPack = (tx: Transaction<Schema>, id: string) =>
  tx
    .selectFrom('packs')
    .selectAll()
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()

type LockedPack = NonNullable<Awaited<ReturnType<typeof lockPack>>>

const writePack = async (tx: Transaction<Schema>, manifest: PackManifest, at: number): Promise<void> => {
  const { id, description = '', ...said } = manifest
  const values = { ...said, description, updated_at: at, removed_at: null }
  await tx
    .insertInto('packs')
    .values({ id, ...values, installed_at: at })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(values))
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

/** Other processes read changed rows again, and with them whether their pack is on. */
const touchQuestions = async (tx: Transaction<Schema>, pack: string): Promise<void> => {
  const revision = await nextRevision(tx)
  await tx.updateTable('questions').set({ revision }).where('pack', '=', pack).execute()
}

const stateOf = ({ version, is_on }: Pick<LockedPack, 'version' | 'is_on'>) => ({ version, isOn: is_on })

/** Writes a pack that has no problems, completely or not at all. */
const write = (
  { db, clock }: PackDependencies,
  actor: Actor,
  { manifest, ...pack }: Pack,
): Promise<PackChange & { readonly isNew: boolean }> =>
  db.transaction().execute(async (tx) => {
    const at = clock.now()
    const before = await lockPack(tx, manifest.id)
    await writePack(tx, manifest, at)
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
    return { ...change, isNew: before === undefined }
  })

/** Installs a pack, or updates the one with its id. */
const install = async (
  deps: PackDependencies,
  actor: Actor,
  opened: OpenedPack,
): Promise<PackOutcome<PackChange & { readonly isNew: boolean; readonly manifest: PackManifest }>> => {
  const read = opened.ok ? readPack(opened.files) : opened
  if (!read.ok) return refuse(...read.problems.map(describeProblem))
  const { manifest } = read.pack
  if (manifest.id === BUNDLED_PACK)
    return refuse(`The pack '${BUNDLED_PACK}' comes with the program: give this one another id.`)
  const change = await write(deps, actor, read.pack)
  await deps.refresh()
  return { ok: true, ...change, manifest }
}

/** Questions that would be left without this pack. */
const questionsWithout = async (tx: Transaction<Schema>, pack: string): Promise<number> => {
  const { n } = await tx
    .selectFrom('questions')
    .leftJoin('packs', 'packs.id', 'questions.pack')
    .select((has) => has.fn.countAll<number>().as('n'))
    .where('retired_at', 'is', null)
    .where('withdrawn', '=', false)
    .where((has) => has.or([has('questions.pack', 'is', null), has('packs.is_on', '=', true)]))
    .where((has) => has.or([has('questions.pack', 'is', null), has('questions.pack', '<>', pack)]))
    .executeTakeFirstOrThrow()
  return Number(n)
}

/** Runs a change of an installed pack in one transaction. */
const change = async (
  { db, clock, refresh }: PackDependencies,
  id: string,
  work: (tx: Transaction<Schema>, pack: LockedPack, at: number) => Promise<PackRefusal | null>,
): Promise<PackOutcome<{ readonly name: string }>> => {
  const done = await db.transaction().execute(async (tx): Promise<PackOutcome<{ readonly name: string }>> => {
    const pack = await lockPack(tx, id)
    if (pack === undefined) return unknown(id)
    return (await work(tx, pack, clock.now())) ?? { ok: true, name: pack.name }
  })
  if (done.ok) await refresh()
  return done
}

const setOn = (deps: PackDependencies, actor: Actor, id: string, isOn: boolean) =>
  change(deps, id, async (tx, pack, at) => {
    if (pack.is_on === isOn) return null
    const left = isOn ? FEWEST_QUESTIONS : await questionsWithout(tx, id)
    if (left < FEWEST_QUESTIONS)
      return refuse(`Only ${left} questions would be left; the daily needs at least ${FEWEST_QUESTIONS}.`)
    await tx.updateTable('packs').set({ is_on: isOn }).where('id', '=', id).execute()
    await touchQuestions(tx, id)
    await recordAction(tx, actor, at, {
      act: 'switch-pack',
      subject: { kind: 'pack', id, name: pack.name },
      before: stateOf(pack),
      after: { ...stateOf(pack), isOn },
      reason: null,
    })
    return null
  })

/** Withdraws a pack's questions and deletes its files. The texts stay: results refer to them. */
const remove = (deps: PackDependencies, actor: Actor, id: string) =>
  change(deps, id, async (tx, pack, at) => {
    if (id === BUNDLED_PACK) return refuse(`The pack '${id}' comes with the program: switch it off instead.`)
    const left = pack.is_on ? await questionsWithout(tx, id) : FEWEST_QUESTIONS
    if (left < FEWEST_QUESTIONS)
      return refuse(`Only ${left} questions would be left; the daily needs at least ${FEWEST_QUESTIONS}.`)
    await tx.updateTable('packs').set({ removed_at: at, updated_at: at }).where('id', '=', id).execute()
    await tx.updateTable('questions').set({ withdrawn: true }).where('pack', '=', id).execute()
    await tx.deleteFrom('pack_media').where('pack_id', '=', id).execute()
    await touchQuestions(tx, id)
    await recordAction(tx, actor, at, {
      act: 'remove-pack',
      subject: { kind: 'pack', id, name: pack.name },
      before: stateOf(pack),
      after: {},
      reason: null,
    })
    return null
  })

const list = async ({ db }: PackDependencies): Promise<ListedPack[]> => {
  const rows = await db
    .selectFrom('packs')
    .leftJoin('questions', (join) =>
      join.onRef('questions.pack', '=', 'packs.id').on('withdrawn', '=', false).on('retired_at', 'is', null),
    )
    .select(['packs.id', 'packs.name', 'packs.version', 'packs.is_on', 'packs.installed_at'])
    .select((has) => has.fn.count<number>('questions.id').as('questions'))
    .where('removed_at', 'is', null)
    .groupBy('packs.id')
    .orderBy('packs.installed_at')
    .orderBy('packs.id')
    .execute()
  return rows.map(({ id, name, version, is_on, questions }) => ({
    ...{ id, name, version, isOn: is_on, questions: Number(questions) },
  }))
}

export type PackService = ReturnType<typeof packService>

/** The packs of questions of this server. */
export const packService = (deps: PackDependencies) => ({
  install: (actor: Actor, opened: OpenedPack) => install(deps, actor, opened),
  setOn: (actor: Actor, id: string, isOn: boolean) => setOn(deps, actor, id, isOn),
  remove: (actor: Actor, id: string) => remove(deps, actor, id),
  list: () => list(deps),
})
