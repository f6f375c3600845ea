import { sql, type Transaction } from 'kysely'
import type { Schema } from '../../database/schema.ts'
import { moveParties } from '../../games/party/owners.ts'

interface Merge {
  readonly guest: string
  readonly account: string
}

/**
 * Moves seats, and the identity in their journals, so that the account can open every review. A game that the
 * two played against each other stays as it was: nobody holds both seats.
 */
const moveSeats = async (tx: Transaction<Schema>, { guest, account }: Merge): Promise<void> => {
  await sql`
    with moved as (
      update game_seats set uid = ${account} where uid = ${guest} and not exists (
        select from game_seats other where other.game_id = game_seats.game_id and other.uid = ${account})
      returning game_id, seat
    )
    update game_events set event = jsonb_set(event, array['players', moved.seat::text, 'uid'], to_jsonb(${account}::text))
    from moved where game_events.game_id = moved.game_id and game_events.seq = 0`.execute(tx)
}

const moveSeenQuestions = async (tx: Transaction<Schema>, { guest, account }: Merge): Promise<void> => {
  await sql`
    with gone as (delete from seen_questions where uid = ${guest} returning question_id, seen_at)
    insert into seen_questions (uid, question_id, seen_at)
    select ${account}, question_id, seen_at from gone order by question_id
    on conflict (uid, question_id) do update set seen_at = greatest(seen_questions.seen_at, excluded.seen_at)`.execute(
    tx,
  )
}

/** Plays of dailies and quizzes, and reports of questions. */
const movePlays = async (tx: Transaction<Schema>, { guest, account }: Merge): Promise<void> => {
  // If both have played a day, the play that began first counts (D13).
  await sql`
    delete from daily_plays theirs using daily_plays mine where theirs.uid = ${account} and mine.uid = ${guest}
      and mine.day = theirs.day and mine.opened_at < theirs.opened_at`.execute(tx)
  // If both have played a quiz or reported a question, the account's entry stays.
  for (const [table, key] of [
    ['daily_plays', 'day'],
    ['custom_plays', 'link_id'],
    ['question_reports', 'question_id'],
  ] as const)
    await sql`
      update ${sql.table(table)} mine set uid = ${account} where uid = ${guest} and not exists (
        select from ${sql.table(table)} other where other.uid = ${account} and other.${sql.ref(key)} = mine.${sql.ref(key)})`.execute(
      tx,
    )
}

const movePlaces = async (tx: Transaction<Schema>, { guest, account }: Merge): Promise<void> => {
  // Of two best scores in a region the better one stays.
  await sql`
    with gone as (delete from place_scores where uid = ${guest} returning quiz, region, score, ms, at)
    insert into place_scores (uid, quiz, region, score, ms, at)
    select ${account}, quiz, region, score, ms, at from gone
    on conflict (uid, quiz, region) do update set score = excluded.score, ms = excluded.ms, at = excluded.at
      where (excluded.score, -excluded.ms) > (place_scores.score, -place_scores.ms)`.execute(tx)
  await sql`
    update place_reports mine set uid = ${account} where uid = ${guest} and not exists (
      select from place_reports other
      where other.uid = ${account} and other.quiz = mine.quiz and other.place = mine.place)`.execute(tx)
}

const moveFairPlay = async (tx: Transaction<Schema>, { guest, account }: Merge): Promise<void> => {
  await tx.updateTable('fair_play_notes').set({ uid: account }).where('uid', '=', guest).execute()
  // A game of the two against each other stays as it was. Only accounts have fair-play cases.
  await sql`
    update fair_play_facts mine set uid = ${account} where uid = ${guest} and not exists (
      select from fair_play_facts other where other.uid = ${account} and other.game_id = mine.game_id)`.execute(
    tx,
  )
  await sql`
    update fair_play_facts theirs set other = ${account} from fair_play_facts mine
    where mine.uid = ${account} and theirs.game_id = mine.game_id and theirs.other = ${guest} and theirs.uid <> ${account}
      and mine.other = theirs.uid`.execute(tx)
}

/** Links to quizzes that the guest made, and what the audit log has about them. */
const moveLinks = async (tx: Transaction<Schema>, { guest, account }: Merge): Promise<void> => {
  await tx.updateTable('custom_links').set({ made_by: account }).where('made_by', '=', guest).execute()
  await tx
    .updateTable('audit_log')
    .set({ subject_id: account })
    .where('subject_kind', '=', 'player')
    .where('subject_id', '=', guest)
    .execute()
}

const moveMessages = async (tx: Transaction<Schema>, { guest, account }: Merge): Promise<void> => {
  await tx.updateTable('messages').set({ uid: account }).where('uid', '=', guest).execute()
}

/** Moves everything that the guest has played and written to the account. */
export const moveHistory = async (tx: Transaction<Schema>, merge: Merge): Promise<void> => {
  await moveSeats(tx, merge)
  await moveParties(tx, merge)
  await moveSeenQuestions(tx, merge)
  await movePlays(tx, merge)
  await movePlaces(tx, merge)
  await moveLinks(tx, merge)
  await moveFairPlay(tx, merge)
  await moveMessages(tx, merge)
}
