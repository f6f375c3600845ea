import type { Row } from './access-row.test-kit.ts'

const PARTY_OPTIONS = {
  ...{ title: 'Party', seconds: 20, pace: 'auto', penalty: false },
  ...{ teams: null, standings: 'question', hostSeesAnswers: false },
}
const PARTY_PLAN = {
  options: PARTY_OPTIONS,
  rounds: [
    {
      ...{ title: '', intro: '', scoring: 'plain', weight: 1, breakMinutes: 2 },
      source: { kind: 'bank', categories: [], difficulties: [], count: 3 },
    },
  ],
  tieBreak: false,
}
const noPlan = (more: Record<string, unknown> = {}): Row => ({
  input: () => ({ planId: 'zzzzzzzzzzzz', ...more }),
})
const noParty = (more: Record<string, unknown> = {}): Row => ({
  input: () => ({ partyId: 'zzzzzzzzzzzz', ...more }),
})

/** The rows of parties and their plans. */
export const PARTY_ROWS = {
  createParty: { input: () => PARTY_PLAN },
  createPartyPlan: { input: () => ({ plan: PARTY_PLAN }) },
  readPartyPlan: noPlan(),
  savePartyPlan: noPlan({ plan: PARTY_PLAN, updatedAt: 0 }),
  copyPartyPlan: noPlan(),
  deletePartyPlan: noPlan(),
  printPartyPlan: noPlan({ redraw: false }),
  playPartyPlan: noPlan(),
  leaveParty: noParty(),
  renameInParty: noParty({ name: 'Ada' }),
  changePartyTeam: noParty({ team: 0 }),
  answerParty: noParty({ index: 0, choice: 0 }),
  startParty: noParty(),
  nextInParty: noParty({ phase: 'open', index: 0 }),
  pauseParty: noParty(),
  resumeParty: noParty(),
  lockParty: noParty({ locked: true }),
  kickFromParty: noParty({ seat: 0 }),
  weighPartyQuestion: noParty({ weight: 2 }),
  rejudgeParty: noParty({ index: 0, answer: 'paris', right: true }),
  passPartyHost: noParty({ seat: 0 }),
  takePartyHost: noParty(),
  endParty: noParty(),
  readPartyResults: noParty(),
  readPartyAnswers: noParty({ side: 0 }),
  exportParty: noParty(),
} satisfies Readonly<Record<string, Row>>
