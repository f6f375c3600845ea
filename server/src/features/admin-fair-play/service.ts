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
import { type CaseEnd, readCaseRow, readCases, readEvidence, readKnown } from './queries.ts'
import { undoDecision } from './undo-decision.ts'

export interface FairPlayDependencies {
  readonly db: Kysely<Schema>
  readonly clock: Clock
  /** Bans as admins do, with its own entry in the log, in the transaction of the decision. */
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

export type FairPlayService = ReturnType<typeof fairPlayService>

/** Cases of players who may have played unfairly: shown to admins, who decide. */
export const fairPlayService = ({ db, clock, banWithin, undoers }: FairPlayDependencies) => ({
  async list({ state, after }: InputOf<'listCases'>): Promise<OutputOf<'listCases'>> {
    const rows = await readCases(db, state, after === null ? null : endOf(after), PAGE + 1)
    const known = await readKnown(
      db,
      rows.map(({ uid }) => uid),
    )
    const cases = rows.slice(0, PAGE).flatMap((row): CaseRow[] => {
      const player = known.get(row.uid)
      if (player === undefined) return []
      const { score, kinds } = row
      return [
        {
          player,
          state: row.state,
          score,
          kinds: [...kinds],
          openedAt: row.opened_at,
          updatedAt: row.updated_at,
        },
      ]
    })
    const last = rows[PAGE - 1]
    const next = rows.length > PAGE && last !== undefined ? `${last.score}.${last.uid}` : null
    return { cases, next }
  },

  async read(uid: string): Promise<OutputOf<'readCase'> | Refused> {
    const row = await readCaseRow(db, uid)
    if (row === undefined) return refused('unknown-case')
    const [evidence, games] = [await readEvidence(db, uid), await readFacts(db, uid)]
    const others = [...evidence.map(({ other }) => other), ...games.map(({ battle }) => battle?.other ?? '')]
    const known = await readKnown(db, [uid, ...others])
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
  },

  async readGame({ uid, gameId }: InputOf<'readCaseGame'>): Promise<OutputOf<'readCaseGame'> | Refused> {
    if ((await readCaseRow(db, uid)) === undefined) return refused('unknown-case')
    return readPlayedGame(db, uid, gameId)
  },

  decide: (
    actor: { readonly uid: string },
    decision: InputOf<'decideCase'>,
  ): Promise<OutputOf<'decideCase'> | Refused> =>
    actor.uid === decision.uid
      ? Promise.resolve(refused('own-role'))
      : decideCase({ db, banWithin }, actor, clock.now(), decision),

  undoers: { 'decide-case': undoDecision({ clock, bans: undoers }) } satisfies UndoHandlers,
})
