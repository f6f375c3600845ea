import { NICKNAME_BYTES, type Nickname, nicknameFrom } from '@trivium/content/nicknames/nickname'
import { type Refused, refused } from '@trivium/wire/refusals'
import type { InputOf, OutputOf } from '@trivium/wire/registry'
import type { Transaction } from 'kysely'
import { recordAction } from '../../audit-log/record.ts'
import { type UndoHandler, undoableOnce } from '../../audit-log/undo.ts'
import type { Schema } from '../../database/schema.ts'
import { updateDisplayedName } from '../../leaderboard-entries/displayed-names.ts'
import { LOOK_COLUMNS, lookOf, ownLookOf } from '../../player-look.ts'
import { addNotices, removeNotice } from '../../users/notices.ts'
import type { AdminUsersDependencies } from './actions.ts'

/** Several guests may have chosen one nickname. One call resets this many. */
const MAX_GUESTS = 50

/** The id of the notice about a reset; an undo removes the notice if it is unread. */
const noticeOf = (entryId: number): string => `nickname-${entryId}`

/** Locks the guests with this number, or with this nickname if they chose it themselves. */
const findGuests = (tx: Transaction<Schema>, guest: string) =>
  tx
    .selectFrom('users')
    .select(LOOK_COLUMNS)
    .where((is) => is.or([is('uid', '=', guest), is('nickname', '=', guest)]))
    .where('is_anonymous', '=', true)
    .where('deleted_at', 'is', null)
    .where('merged_into', 'is', null)
    .orderBy('uid')
    .limit(MAX_GUESTS)
    .forUpdate()
    .execute()

const setLook = async (tx: Transaction<Schema>, uid: string, look: object): Promise<void> => {
  await tx.updateTable('users').set(look).where('uid', '=', uid).execute()
  await updateDisplayedName(tx, uid)
}

/** Gives guests another random nickname. Each reset is an entry of the audit log. */
export const resetNickname = async (
  { db, clock, random, shown }: AdminUsersDependencies,
  actor: { readonly uid: string },
  { guest, reason }: InputOf<'resetNickname'>,
): Promise<OutputOf<'resetNickname'> | Refused> => {
  const at = clock.now()
  const uids = await db.transaction().execute(async (tx) => {
    const rows = await findGuests(tx, guest)
    for (const row of rows) {
      const { uid, nickname, colour } = row
      const after = nicknameFrom(random(NICKNAME_BYTES))
      await setLook(tx, uid, after)
      const subject = { kind: 'player', id: uid, name: lookOf(row).username } as const
      const change = { before: { nickname, colour }, after, reason }
      const entry = await recordAction(tx, actor, at, { act: 'reset-nickname', subject, ...change })
      await addNotices(
        tx,
        [uid],
        { kind: 'name-reset', at, username: after.nickname, reason },
        noticeOf(entry),
      )
    }
    return rows.map(({ uid }) => uid)
  })
  if (uids.length === 0) return refused('unknown-guest')
  await Promise.all(uids.map(shown))
  return { reset: uids.length }
}

/** Gives the guest the old nickname back, unless they have chosen another or have an account by now. */
export const undoNicknameReset = ({ shown }: AdminUsersDependencies): UndoHandler =>
  undoableOnce(async (tx, entry) => {
    const uid = entry.subject_id
    const [before, left] = [entry.before as Partial<Nickname>, entry.after as Nickname]
    const [now] = await findGuests(tx, uid)
    if (now === undefined) return refused('unknown-guest')
    if (ownLookOf(now).nickname !== left.nickname) return refused('changed-since')
    await setLook(tx, uid, before)
    await removeNotice(tx, [uid], noticeOf(entry.id))
    return { before: left, after: before, afterwards: () => shown(uid) }
  })
