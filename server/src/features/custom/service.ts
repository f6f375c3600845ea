import { CATEGORIES } from '@trivium/content/questions/categories'
import type { Difficulty } from '@trivium/rules/game/item'
import { itemFor } from '@trivium/rules/game/item'
import type { CustomConfig } from '@trivium/wire/documents/custom'
import { isRefused, type Refused, refused } from '@trivium/wire/refusals'
import type { OutputOf } from '@trivium/wire/registry'
import type { Kysely, Selectable } from 'kysely'
import type { Clock } from '../../clock.ts'
import { json } from '../../database/json.ts'
import type { Schema } from '../../database/schema.ts'
import type { CustomLinksTable } from '../../database/tables/quizzes.ts'
import type { OpenSinglePlayer } from '../../games/single-player/open-games.ts'
import { openSolo, runningSolo } from '../../games/solo/open-solo.ts'
import type { SoloGames } from '../../games/solo/solo-adapter.ts'
import { readChoosablePacks, readPackNames } from '../../packs/offered-packs.ts'
import { LOOK_COLUMNS, lookOf } from '../../player-look.ts'
import type { QuestionPicker } from '../../questions/question-picker.ts'
import { newId, type Random } from '../../random.ts'
import { askAsPreferred } from '../../users/ask-as-preferred.ts'
import { isBannedNow } from '../../users/queries.ts'
import { readSeatPlayer } from '../../users/read-seat-player.ts'

export interface CustomDependencies {
  readonly db: Kysely<Schema>
  readonly clock: Clock
  readonly random: Random
  readonly games: SoloGames
  readonly openGame: OpenSinglePlayer
  readonly picker: QuestionPicker
}

export type CustomService = ReturnType<typeof customService>

const SHOWN_PLAYS = 20

const readLink = (db: Kysely<Schema>, link: string) =>
  db.selectFrom('custom_links').selectAll().where('id', '=', link).executeTakeFirst()

/** The player's counted game of a link: the first one. */
const countedGame = async (db: Kysely<Schema>, uid: string, link: string): Promise<string | undefined> => {
  const play = await db
    .selectFrom('custom_plays')
    .select('game_id')
    .where('link_id', '=', link)
    .where('uid', '=', uid)
    .executeTakeFirst()
  return play?.game_id
}

const LEVELS = [1, 2, 3] as const

const categories = async (
  { db, picker }: CustomDependencies,
  packs: readonly string[] = [],
): Promise<OutputOf<'readCategories'>> => ({
  packs: await readChoosablePacks(db),
  categories: CATEGORIES.map(({ slug, title }) => ({
    id: slug,
    title,
    counts: LEVELS.map((difficulty) => picker.countOf(slug, difficulty, { packs })),
    typed: LEVELS.map((difficulty) => picker.countOf(slug, difficulty, { packs, isTyped: true })),
  })),
})

const make = async (
  { db, clock, random, picker }: CustomDependencies,
  uid: string,
  config: CustomConfig,
): Promise<{ link: string } | Refused> => {
  const seed = newId(random, 22)
  const wanted = {
    ...{ categories: config.categories, difficulties: config.difficulties as Difficulty[] },
    isTyped: config.answers === 'typed',
    ...(config.packs && { packs: config.packs }),
  }
  const picked = await picker.pick([uid], config.count, seed, clock.now(), wanted)
  if (picked.length < config.count) return refused('too-few-questions', { there: picked.length })
  const link = newId(random)
  await db
    .insertInto('custom_links')
    .values({
      id: link,
      config: json(config),
      seed,
      questions: json(picked.map(({ id }) => id)),
      made_by: uid,
      made_at: clock.now(),
    })
    .execute()
  return { link }
}

const openNew = async (
  deps: CustomDependencies,
  uid: string,
  quiz: Selectable<CustomLinksTable>,
  once: { readonly kind: 'custom'; readonly link: string },
): Promise<string | Refused> => {
  const { db, clock, random, picker } = deps
  if (await isBannedNow(db, quiz.made_by, clock.now())) return refused('quiz-closed')
  const player = await readSeatPlayer(db, uid)
  if (player === null) return refused('not-signed-in')
  // A question that was retired since is still asked here: the quiz is the same for everybody.
  const questions = await askAsPreferred(db, uid, await picker.byIds(quiz.questions))
  const items = questions.map((question) => itemFor(question, quiz.seed, quiz.config.answers))
  const id = newId(random)
  const counts = (await countedGame(db, uid, quiz.id)) === undefined
  const opening = {
    id,
    player,
    config: { kind: 'custom', clock: quiz.config.clock, ends: 'all' },
    summary: { ...once, origin: 'solo', counts },
    once,
    seed: quiz.seed,
    items,
    ...(counts && { play: { link: quiz.id, total: items.length } }),
    at: clock.now(),
  } as const
  const opened = await openSolo(deps, opening)
  // Another tab opened the counted game first, and that game is already over.
  return isRefused(opened) && opened.refused === 'game-over' ? refused('unknown-quiz') : opened
}

const open = async (
  deps: CustomDependencies,
  uid: string,
  link: string,
): Promise<{ gameId: string; counts: boolean } | Refused> => {
  const { db } = deps
  const quiz = await readLink(db, link)
  if (quiz === undefined) return refused('unknown-quiz')
  const once = { kind: 'custom', link } as const
  const running = await runningSolo(deps, uid, once)
  const gameId = running ?? (await openNew(deps, uid, quiz, once))
  if (typeof gameId !== 'string') return gameId
  return { gameId, counts: (await countedGame(db, uid, link)) === gameId }
}

/** The best finished plays of a link. */
const readPlays = (db: Kysely<Schema>, link: string) =>
  db
    .selectFrom('custom_plays')
    .innerJoin('users', 'users.uid', 'custom_plays.uid')
    .select([...LOOK_COLUMNS, 'score', 'total'])
    .where('link_id', '=', link)
    .where('score', 'is not', null)
    .orderBy('score', 'desc')
    .orderBy('finished_at')
    .limit(SHOWN_PLAYS)
    .execute()

const read = async (
  { db, clock }: CustomDependencies,
  uid: string,
  link: string,
): Promise<OutputOf<'readCustom'> | Refused> => {
  const quiz = await readLink(db, link)
  if (quiz === undefined) return refused('unknown-quiz')
  // A player who has begun a game may finish it and compare scores.
  if ((await isBannedNow(db, quiz.made_by, clock.now())) && (await countedGame(db, uid, link)) === undefined)
    return refused('quiz-closed')
  const plays = await readPlays(db, link)
  const maker = plays.find((play) => play.uid === quiz.made_by)
  const madeBy =
    (maker && lookOf(maker).username) ??
    (quiz.made_by === null ? null : (await readSeatPlayer(db, quiz.made_by))?.username) ??
    null
  return {
    config: quiz.config,
    madeBy,
    packs: await readPackNames(db, quiz.config.packs ?? []),
    plays: plays.map((play) => ({
      ...lookOf(play),
      score: play.score ?? 0,
      total: play.total,
      isYou: play.uid === uid,
    })),
  }
}

/** Custom quizzes drawn from the bank, each with its link. */
export const customService = (deps: CustomDependencies) => ({
  categories: (packs?: readonly string[]) => categories(deps, packs),
  make: (uid: string, config: CustomConfig) => make(deps, uid, config),
  open: (uid: string, link: string) => open(deps, uid, link),
  read: (uid: string, link: string) => read(deps, uid, link),
})
