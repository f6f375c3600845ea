import type { Kysely, Transaction } from 'kysely'
import { type Actor, recordAction } from '../audit-log/record.ts'
import type { Clock } from '../clock.ts'
import type { Schema } from '../database/schema.ts'
import { BUNDLED_PACK } from '../questions/bank.ts'
import { type PackOutcome, type PackRefusal, refusePack } from './pack-refusal.ts'
import { lockPack, stateOf, touchQuestions } from './write-pack.ts'

/** Fewer questions than this are too few for the daily and for matches. */
const FEWEST_QUESTIONS = 100

type Named = { readonly name: string }
type LockedPack = NonNullable<Awaited<ReturnType<typeof lockPack>>>

export interface PackChangeDependencies {
  readonly db: Kysely<Schema>
  readonly clock: Clock
  /** Games that begin from now on see the change. */
  readonly refresh: () => Promise<unknown>
}

/** Questions that would be left without this pack. */
const countWithout = async (tx: Transaction<Schema>, pack: string): Promise<number> => {
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

/** The refusal if too few questions would be left without this pack. */
const refuseTooFew = async (
  tx: Transaction<Schema>,
  { id, is_on }: LockedPack,
): Promise<PackRefusal | null> => {
  const left = is_on ? await countWithout(tx, id) : FEWEST_QUESTIONS
  if (left >= FEWEST_QUESTIONS) return null
  return refusePack(
    'too-few-questions-left',
    `Only ${left} questions would be left; the daily needs at least ${FEWEST_QUESTIONS}.`,
  )
}

/** Runs a change of an installed pack in one transaction. */
const change = async (
  { db, clock, refresh }: PackChangeDependencies,
  id: string,
  work: (tx: Transaction<Schema>, pack: LockedPack, at: number) => Promise<PackRefusal | null>,
): Promise<PackOutcome<Named>> => {
  const done = await db.transaction().execute(async (tx): Promise<PackOutcome<Named>> => {
    const pack = await lockPack(tx, id)
    if (pack === undefined) return refusePack('unknown-pack', `There is no pack '${id}'.`)
    return (await work(tx, pack, clock.now())) ?? { ok: true, name: pack.name }
  })
  if (done.ok) await refresh()
  return done
}

interface Wanted {
  readonly id: string
  readonly reason?: string | null
}

/** Switches a pack on or off; one that is already in that state stays as it is. */
export const switchPack = (
  deps: PackChangeDependencies,
  actor: Actor,
  { id, isOn, reason = null }: Wanted & { readonly isOn: boolean },
): Promise<PackOutcome<Named>> =>
  change(deps, id, async (tx, pack, at) => {
    if (pack.is_on === isOn) return null
    const tooFew = isOn ? null : await refuseTooFew(tx, pack)
    if (tooFew !== null) return tooFew
    await tx.updateTable('packs').set({ is_on: isOn }).where('id', '=', id).execute()
    await touchQuestions(tx, id)
    await recordAction(tx, actor, at, {
      act: 'switch-pack',
      subject: { kind: 'pack', id, name: pack.name },
      before: stateOf(pack),
      after: { ...stateOf(pack), isOn },
      reason,
    })
    return null
  })

/** Withdraws a pack's questions, whose texts stay for results, and deletes its files. */
export const removePack = (
  deps: PackChangeDependencies,
  actor: Actor,
  { id, reason = null }: Wanted,
): Promise<PackOutcome<Named>> =>
  change(deps, id, async (tx, pack, at) => {
    if (id === BUNDLED_PACK)
      return refusePack('bundled-pack', `The pack '${id}' comes with the program: switch it off instead.`)
    const tooFew = await refuseTooFew(tx, pack)
    if (tooFew !== null) return tooFew
    await tx.updateTable('packs').set({ removed_at: at, updated_at: at }).where('id', '=', id).execute()
    await tx.updateTable('questions').set({ withdrawn: true }).where('pack', '=', id).execute()
    await tx.deleteFrom('pack_media').where('pack_id', '=', id).execute()
    await touchQuestions(tx, id)
    await recordAction(tx, actor, at, {
      act: 'remove-pack',
      subject: { kind: 'pack', id, name: pack.name },
      before: stateOf(pack),
      after: {},
      reason,
    })
    return null
  })
