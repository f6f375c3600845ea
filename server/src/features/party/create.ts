import { CATEGORIES } from '@trivium/content/questions/categories'
import { type Difficulty, itemFor } from '@trivium/rules/game/item'
import { createFriendKey, FRIEND_KEY_BYTES } from '@trivium/rules/matchmaking/friend-key'
import type { PartyConfig } from '@trivium/rules/modes/party/config'
import type { PartyItem } from '@trivium/rules/modes/party/judge'
import type { PartyOptions, PartySource } from '@trivium/wire/documents/party'
import { isRefused, type Refused, refused } from '@trivium/wire/refusals'
import type { InputOf, OutputOf } from '@trivium/wire/registry'
import type { Kysely } from 'kysely'
import type { Clock } from '../../clock.ts'
import type { Schema } from '../../database/schema.ts'
import type { PartyRooms } from '../../games/party/party-rooms.ts'
import { itemsOf } from '../../games/quiz-versions/quiz-version.ts'
import type { QuestionPicker } from '../../questions/question-picker.ts'
import { newId, type Random } from '../../random.ts'
import { isBannedNow } from '../../users/queries.ts'
import { insertParty, readQuizRow } from './queries.ts'

export interface CreateDependencies {
  readonly db: Kysely<Schema>
  readonly clock: Clock
  readonly random: Random
  readonly picker: QuestionPicker
  readonly rooms: PartyRooms
  /** Seats of one room. */
  readonly maxSeats: number
  readonly isNameAllowed: (name: string) => boolean
}

/** A new key may be that of another party; so many in a row never are. */
const KEY_ATTEMPTS = 20

type Bank = Extract<PartySource, { kind: 'bank' }>

const fromBank = async (
  { picker, clock }: CreateDependencies,
  uid: string,
  { categories, difficulties, count, answers }: Bank,
  seed: string,
): Promise<PartyItem[] | Refused> => {
  const known = new Set<string>(CATEGORIES.map(({ slug }) => slug))
  const wanted = {
    categories: categories.filter((one) => known.has(one)),
    difficulties: difficulties as Difficulty[],
    isTyped: answers === 'typed',
  }
  const picked = await picker.pick([uid], count, seed, clock.now(), wanted)
  if (picked.length < count) return refused('too-few-questions', { there: picked.length })
  return picked.map((question) => ({
    ...itemFor(question, seed, answers),
    explanation: question.explanation,
  }))
}

const fromQuiz = async (
  { db, clock }: CreateDependencies,
  uid: string,
  quizId: string,
  seed: string,
): Promise<PartyItem[] | Refused> => {
  const row = await readQuizRow(db, quizId)
  if (row === undefined || (row.state === 'draft' && row.owner_uid !== uid)) return refused('unknown-quiz')
  if (await isBannedNow(db, row.owner_uid, clock.now())) return refused('quiz-closed')
  if (row.questions.length === 0) return refused('quiz-empty')
  const version = { quiz: row.id, version: row.updated_at, title: row.title, questions: row.questions }
  return itemsOf(version, seed).map((item, index) => ({
    ...item,
    explanation: row.questions[index]?.explanation ?? '',
  }))
}

const configOf = (options: PartyOptions, maxSeats: number): PartyConfig => {
  const { seconds, ...rest } = options
  return { ...rest, clock: seconds * 1_000, maxSeats }
}

export const createParty = async (
  deps: CreateDependencies,
  uid: string,
  { options, source }: InputOf<'createParty'>,
): Promise<OutputOf<'createParty'> | Refused> => {
  const { db, clock, random, rooms, maxSeats, isNameAllowed } = deps
  const names = [options.title, ...(options.teams?.names ?? [])]
  if (!names.every(isNameAllowed)) return refused('name-not-allowed')
  const seed = newId(random, 22)
  const items =
    source.kind === 'bank'
      ? await fromBank(deps, uid, source, seed)
      : await fromQuiz(deps, uid, source.quizId, seed)
  if (isRefused(items)) return items
  const id = newId(random)
  for (let attempt = 0; attempt < KEY_ATTEMPTS; attempt++) {
    const key = createFriendKey(random(FRIEND_KEY_BYTES))
    const opened = {
      type: 'opened' as const,
      ...{ at: clock.now(), seed, key, host: uid, config: configOf(options, maxSeats) },
      ...{ items, rounds: [{ title: '', start: 0 }], tieBreak: null },
    }
    if (!(await insertParty(db, { id, host: uid, opened, driver: rooms.games.process }))) continue
    rooms.games.begin(id, [opened])
    return { partyId: id, key }
  }
  throw new Error('no free key was found for a party')
}
