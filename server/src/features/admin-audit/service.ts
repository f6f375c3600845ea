import {
  type AuditActionKind,
  type AuditEntry,
  SUBJECT_KINDS,
  type SubjectKind,
} from '@trivium/wire/documents/audit'
import { isRefused, type Refused } from '@trivium/wire/refusals'
import type { InputOf, OutputOf } from '@trivium/wire/registry'
import type { Kysely } from 'kysely'
import type { Actor } from '../../audit-log/record.ts'
import { type AuditEntry as Entry, isUndoable, type UndoHandlers, undoAction } from '../../audit-log/undo.ts'
import type { Clock } from '../../clock.ts'
import type { Schema } from '../../database/schema.ts'
import { findPlayerByName } from '../../users/names.ts'
import { type AuditFilter, readEntries } from './queries.ts'

export interface AuditDependencies {
  readonly db: Kysely<Schema>
  readonly clock: Clock
  /** How each kind of action is undone, across all features. */
  readonly undoers: UndoHandlers
}

const PAGE = 50
const COMMAND_LINE = 'command line'

type Asked = NonNullable<InputOf<'readAuditLog'>['subject']>

const shown = (undoers: UndoHandlers, entry: Entry): AuditEntry => ({
  id: entry.id,
  at: entry.at,
  actor: entry.actor_name,
  act: entry.act as AuditActionKind,
  subject: { kind: entry.subject_kind as SubjectKind, id: entry.subject_id, name: entry.subject_name },
  before: entry.before,
  after: entry.after,
  reason: entry.reason,
  undoes: entry.undoes,
  undoneBy: entry.undone_by,
  undoable: isUndoable(undoers, entry),
})

const findUid = async ({ db, clock }: AuditDependencies, username: string): Promise<string | null> =>
  (await findPlayerByName(db, username, clock.now()))?.uid ?? null

/** Null if nobody has this name. */
const findActor = async (deps: AuditDependencies, name: string): Promise<AuditFilter['actor']> => {
  if (name === COMMAND_LINE) return { uid: null }
  const uid = await findUid(deps, name)
  return uid === null ? null : { uid }
}

/** Players can be searched by name and by uid. */
const findSubject = async (deps: AuditDependencies, { kind, id }: Asked): Promise<AuditFilter['subject']> => {
  const kinds = kind === null ? SUBJECT_KINDS : [kind]
  const named = id !== null && kinds.includes('player') ? await findUid(deps, id) : null
  return { kinds, ids: id === null ? null : named === null ? [id] : [id, named] }
}

const read = async (
  deps: AuditDependencies,
  asked: InputOf<'readAuditLog'>,
): Promise<OutputOf<'readAuditLog'>> => {
  const actor = asked.actor === null ? null : await findActor(deps, asked.actor)
  if (asked.actor !== null && actor === null) return { entries: [], more: false }
  const subject = asked.subject === null ? null : await findSubject(deps, asked.subject)
  const wanted = { before: asked.before, act: asked.act, actor, subject }
  const entries = await readEntries(deps.db, wanted, PAGE + 1)
  return {
    entries: entries.slice(0, PAGE).map((entry) => shown(deps.undoers, entry)),
    more: entries.length > PAGE,
  }
}

const undo = async (
  { db, clock, undoers }: AuditDependencies,
  actor: Actor,
  { entryId, reason }: InputOf<'undoAct'>,
): Promise<OutputOf<'undoAct'> | Refused> => {
  const undone = await undoAction(db, undoers, { entryId, actor, at: clock.now(), reason })
  return isRefused(undone) ? undone : { entryId: undone.id }
}

export type AdminAuditService = ReturnType<typeof adminAuditService>

/** The audit log of admin actions, and undoing them. */
export const adminAuditService = (deps: AuditDependencies) => ({
  read: (asked: InputOf<'readAuditLog'>) => read(deps, asked),
  undo: (actor: Actor, asked: InputOf<'undoAct'>) => undo(deps, actor, asked),
})
