import { isTooQuick } from '@trivium/rules/fair-play/answer-times'
import type { GameFacts } from '@trivium/rules/fair-play/facts'
import type { CaseGame, CaseRow, Evidence, PlayerSummary } from '@trivium/wire/documents/fair-play'
import { type Refused, refused } from '@trivium/wire/refusals'
import type { InputOf, OutputOf } from '@trivium/wire/registry'
import type { Kysely } from 'kysely'
import type { UndoHandlers } from '../../audit-log/undo.ts'
import type { Clock } from '../../clock.ts'
import type { Schema } from '../../database/schema.ts'
import { FOREVER } from '../../users/ban-cache.ts'
import { type BanInTransaction, decideCase } from './decide-case.ts'
import { binned, readFacts, readNormTimes } from './facts.ts'
import { readPlayedGame } from './played-game.ts'
import { type CaseEnd, readCaseRow, readCases, readEvidence, readPlayerSummaries } from './queries.ts'
import { undoDecision } from './undo-decision.ts'

export interface FairPlayDependencies {
  readonly db: Kysely<Schema>
  readonly clock: Clock
  /** Bans a player as an admin's ban does, with a separate log entry, in the transaction of the decision. */
  readonly banWithin: BanInTransaction
  readonly undoers: Pick<UndoHandlers, 'ban-player'>
}

const PAGE = 50

const endOf = (after: string): CaseEnd => {
  const dot = after.indexOf('.')
  return { score: Number(after.slice(0, dot)), uid: after.slice(dot + 1) }
}

const middle = (numbers: readonly number[]): number | null =>
  numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? null

type Known = ReadonlyMap<string, PlayerSummary>

const gameOf = ({ game, at, answers, battle }: GameFacts, known: Known): CaseGame => ({
  id: game,
  at,
  opponent: known.get(battle?.other ?? '') ?? null,
  outcome: battle?.outcome ?? null,
  leftBehind: battle?.leftBehind ?? false,
  answers: answers.length,
  right: answers.filter(({ right }) => right).length,
  tooQuick: answers.filter(isTooQuick).length,
  median: middle(answers.flatMap(({ ms }) => ms ?? [])),
})

const evidenceOf = (row: Awaited<ReturnType<typeof readEvidence>>[number], known: Known): Evidence => ({
  id: row.id,
  kind: row.kind,
  other: known.get(row.other) ?? null,
  strength: row.strength,
  figures: { ...row.figures },
  games: [...row.games],
  foundAt: row.found_at,
  updatedAt: row.updated_at,
  weighedAt: row.weighed_at,
})

const lineOf = (row: Awaited<ReturnType<typeof readCases>>[number], player: PlayerSummary): CaseRow => ({
  player,
  state: row.state,
  score: row.score,
  kinds: [...row.kinds],
  openedAt: row.opened_at,
  updatedAt: row.updated_at,
})

const list = async (
  db: Kysely<Schema>,
  { state, after }: InputOf<'listCases'>,
): Promise<OutputOf<'listCases'>> => {
  const rows = await readCases(db, state, after === null ? null : endOf(after), PAGE + 1)
  const uids = rows.map(({ uid }) => uid)
  const known = await readPlayerSummaries(db, uids)
  const cases = rows.slice(0, PAGE).flatMap((row) => {
    const player = known.get(row.uid)
    return player === undefined ? [] : [lineOf(row, player)]
  })
  const last = rows[PAGE - 1]
  const next = rows.length > PAGE && last !== undefined ? `${last.score}.${last.uid}` : null
  return { cases, next }
}

const read = async (
  { db, clock }: FairPlayDependencies,
  uid: string,
): Promise<OutputOf<'readCase'> | Refused> => {
  const row = await readCaseRow(db, uid)
  if (row === undefined) return refused('unknown-case')
  const [evidence, games] = [await readEvidence(db, uid), await readFacts(db, uid)]
  const others = [...evidence.map(({ other }) => other), ...games.map(({ battle }) => battle?.other ?? '')]
  const known = await readPlayerSummaries(db, [uid, ...others])
  const player = known.get(uid)
  if (player === undefined) return refused('unknown-case')
  const { state, score, decided_at: decidedAt, banned_until: until } = row
  return {
    player,
    ...{ state, score, openedAt: row.opened_at, updatedAt: row.updated_at, createdAt: row.created_at ?? 0 },
    ban:
      until === null || until <= clock.now()
        ? null
        : { until: until >= FOREVER ? null : until, reason: row.ban_reason ?? '' },
    decision: decidedAt === null ? null : { at: decidedAt, by: row.admin ?? '', reason: row.reason ?? '' },
    evidence: evidence.map((one) => evidenceOf(one, known)),
    times: { player: binned(games), everybody: await readNormTimes(db) },
    games: games.map((game) => gameOf(game, known)),
  }
}

const readGame = async (
  db: Kysely<Schema>,
  { uid, gameId }: InputOf<'readCaseGame'>,
): Promise<OutputOf<'readCaseGame'> | Refused> =>
  (await readCaseRow(db, uid)) === undefined ? refused('unknown-case') : readPlayedGame(db, uid, gameId)

const decide = async (
  { db, clock, banWithin }: FairPlayDependencies,
  actor: { readonly uid: string },
  decision: InputOf<'decideCase'>,
): Promise<OutputOf<'decideCase'> | Refused> =>
  actor.uid === decision.uid
    ? refused('own-role')
    : decideCase({ db, banWithin }, actor, clock.now(), decision)

export type FairPlayService = ReturnType<typeof fairPlayService>

/** Cases of players who may have played unfairly: shown to admins, who decide. */
export const fairPlayService = (deps: FairPlayDependencies) => ({
  list: (asked: InputOf<'listCases'>) => list(deps.db, asked),
  read: (uid: string) => read(deps, uid),
  readGame: (asked: InputOf<'readCaseGame'>) => readGame(deps.db, asked),
  decide: (actor: { readonly uid: string }, decision: InputOf<'decideCase'>) => decide(deps, actor, decision),
  undoers: {
    'decide-case': undoDecision({ clock: deps.clock, bans: deps.undoers }),
  } satisfies UndoHandlers,
})
