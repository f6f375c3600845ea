import { isDeepStrictEqual } from 'node:util'
import { PARTY_LIMITS } from '@trivium/wire/documents/party-limits'
import type { PartyPlan, PartySheets } from '@trivium/wire/documents/party-plan'
import { isRefused, type Refused, refused } from '@trivium/wire/refusals'
import type { InputOf, OutputOf } from '@trivium/wire/registry'
import { newId } from '../../../random.ts'
import { drawPlan } from '../drawing/draw-plan.ts'
import { areNamesAllowed, type OpenDependencies, openParty } from '../opening/open-party.ts'
import { insertPlan, listPlans, readPlan, removePlan, writeDrawn, writePlan } from './queries.ts'
import { sheetsOf } from './sheets.ts'

/** Everything that decides which questions a plan has. */
const contentOf = ({ rounds, tieBreak }: PartyPlan) => ({
  tieBreak,
  sources: rounds.map(({ source }) => source),
})

/** 'Friday quiz (copy)', within the limit. */
const copyTitle = (title: string): string => `${title.slice(0, PARTY_LIMITS.title - 7).trim()} (copy)`

const insert = async (deps: OpenDependencies, uid: string, plan: PartyPlan) => {
  const { db, clock, random } = deps
  const row = { id: newId(random), uid, plan, at: clock.now() }
  const isSaved = await insertPlan(db, row, PARTY_LIMITS.plans)
  return isSaved ? { planId: row.id, updatedAt: row.at } : refused('too-many-plans')
}

const save = async (
  deps: OpenDependencies,
  uid: string,
  { planId, plan, updatedAt }: InputOf<'savePartyPlan'>,
): Promise<OutputOf<'savePartyPlan'> | Refused> => {
  const { db, clock } = deps
  if (!areNamesAllowed(deps, plan)) return refused('name-not-allowed')
  const before = await readPlan(db, uid, planId)
  if (before === undefined) return refused('unknown-plan')
  const keepsDrawn = isDeepStrictEqual(contentOf(plan), contentOf(before.plan))
  const next = { uid, planId, updatedAt, plan, at: clock.now(), keepsDrawn }
  const written = await writePlan(db, next)
  return written === undefined
    ? refused('plan-changed')
    : { updatedAt: written.updated_at, drawnAt: written.drawn_at }
}

const print = async (
  deps: OpenDependencies,
  uid: string,
  { planId, redraw }: InputOf<'printPartyPlan'>,
): Promise<PartySheets | Refused> => {
  const { db, clock, random } = deps
  const row = await readPlan(db, uid, planId)
  if (row === undefined) return refused('unknown-plan')
  if (row.drawn !== null && row.drawn_at !== null && !redraw)
    return sheetsOf(row.plan, row.drawn, row.drawn_at)
  const drawn = await drawPlan(deps, uid, row.plan, newId(random, 22))
  if (isRefused(drawn)) return drawn
  const at = clock.now()
  const isKept = await writeDrawn(db, row, drawn, at)
  return isKept === undefined ? refused('plan-changed') : sheetsOf(row.plan, drawn, at)
}

export type PlansService = ReturnType<typeof plansService>

/** A player's plans of parties: nobody else reads, saves, prints or plays them. */
export const plansService = (deps: OpenDependencies) => ({
  async list(uid: string): Promise<OutputOf<'listPartyPlans'>> {
    const rows = await listPlans(deps.db, uid)
    return {
      plans: rows.map(({ id, plan, drawn_at, updated_at }) => ({
        planId: id,
        title: plan.options.title,
        rounds: plan.rounds.map(({ title }) => title),
        drawnAt: drawn_at,
        updatedAt: updated_at,
      })),
    }
  },

  create: async (uid: string, plan: PartyPlan): Promise<OutputOf<'createPartyPlan'> | Refused> =>
    areNamesAllowed(deps, plan) ? insert(deps, uid, plan) : refused('name-not-allowed'),

  async read(uid: string, planId: string): Promise<OutputOf<'readPartyPlan'> | Refused> {
    const row = await readPlan(deps.db, uid, planId)
    return row === undefined
      ? refused('unknown-plan')
      : { plan: row.plan, updatedAt: row.updated_at, drawnAt: row.drawn_at }
  },

  save: (uid: string, edited: InputOf<'savePartyPlan'>) => save(deps, uid, edited),

  async copy(uid: string, planId: string): Promise<OutputOf<'copyPartyPlan'> | Refused> {
    const row = await readPlan(deps.db, uid, planId)
    if (row === undefined) return refused('unknown-plan')
    const { options } = row.plan
    const copied = await insert(deps, uid, {
      ...row.plan,
      options: { ...options, title: copyTitle(options.title) },
    })
    return isRefused(copied) ? copied : { planId: copied.planId }
  },

  remove: async (uid: string, planId: string): Promise<Record<string, never> | Refused> =>
    (await removePlan(deps.db, uid, planId)) ? {} : refused('unknown-plan'),

  print: (uid: string, wanted: InputOf<'printPartyPlan'>) => print(deps, uid, wanted),

  async play(uid: string, planId: string): Promise<OutputOf<'playPartyPlan'> | Refused> {
    const row = await readPlan(deps.db, uid, planId)
    // PA34: printed questions stay as they are on paper.
    return row === undefined ? refused('unknown-plan') : openParty(deps, uid, row.plan, printedOf(row.drawn))
  },
})

/** Questions on paper are not drawn again at the start. */
const printedOf = (drawn: Parameters<typeof openParty>[3] | undefined): Parameters<typeof openParty>[3] =>
  drawn ? { ...drawn, rounds: drawn.rounds.map((round) => ({ ...round, drawnFrom: null })) } : null
