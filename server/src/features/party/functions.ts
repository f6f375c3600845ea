import type { party } from '@trivium/wire/functions/party'
import type { partyPlans } from '@trivium/wire/functions/party-plans'
import type { HandlersOf } from '../../functions/handlers.ts'
import type { PlansService } from './plans/plans.ts'
import type { PartyService } from './service.ts'

export const partyFunctions = (service: PartyService): HandlersOf<typeof party> => ({
  createParty: (wanted, { uid }) => service.create(uid, wanted),
  findPartyByKey: ({ key }, { uid }) => service.find(uid, key),
  joinParty: (wanted, { uid }) => service.join(uid, wanted),
  leaveParty: ({ partyId }, { uid }) => service.ofPlayer(uid, partyId, (seat) => ({ type: 'leave', seat })),
  suggestPartyName: async () => service.suggestName(),
  renameInParty: (wanted, { uid }) => service.rename(uid, wanted),
  changePartyTeam: ({ partyId, team }, { uid }) =>
    service.ofPlayer(uid, partyId, (seat) => ({ type: 'change-team', seat, team })),
  answerParty: (given, { uid }) => service.answer(uid, given),
  startParty: ({ partyId }, { uid }) => service.start(uid, partyId),
  nextInParty: ({ partyId, ...seen }, { uid: by }) => service.ofHost(partyId, { type: 'next', by, ...seen }),
  pauseParty: ({ partyId }, { uid: by }) => service.ofHost(partyId, { type: 'pause', by }),
  resumeParty: ({ partyId }, { uid: by }) => service.ofHost(partyId, { type: 'unpause', by }),
  lockParty: ({ partyId, locked }, { uid: by }) => service.ofHost(partyId, { type: 'lock', by, locked }),
  kickFromParty: ({ partyId, seat }, { uid: by }) => service.ofHost(partyId, { type: 'kick', by, seat }),
  weighPartyQuestion: ({ partyId, weight }, { uid: by }) =>
    service.ofHost(partyId, { type: 'weigh', by, weight }),
  rejudgeParty: ({ partyId, ...judged }, { uid: by }) =>
    service.ofHost(partyId, { type: 'rejudge', by, ...judged }),
  passPartyHost: ({ partyId, seat }, { uid: by }) => service.ofHost(partyId, { type: 'pass-host', by, seat }),
  takePartyHost: ({ partyId }, { uid: by }) => service.ofHost(partyId, { type: 'take-host', by }),
  readPartyResults: ({ partyId }, { uid }) => service.results(uid, partyId),
  readPartyAnswers: ({ partyId, side }, { uid }) => service.answersOf(uid, partyId, side),
  exportParty: ({ partyId }, { uid }) => service.exportTable(uid, partyId),
  endParty: ({ partyId }, { uid: by }) => service.ofHost(partyId, { type: 'end', by }),
})

export const partyPlansFunctions = (plans: PlansService): HandlersOf<typeof partyPlans> => ({
  listPartyPlans: (_, { uid }) => plans.list(uid),
  createPartyPlan: ({ plan }, { uid }) => plans.create(uid, plan),
  readPartyPlan: ({ planId }, { uid }) => plans.read(uid, planId),
  savePartyPlan: (edited, { uid }) => plans.save(uid, edited),
  copyPartyPlan: ({ planId }, { uid }) => plans.copy(uid, planId),
  deletePartyPlan: ({ planId }, { uid }) => plans.remove(uid, planId),
  printPartyPlan: (wanted, { uid }) => plans.print(uid, wanted),
  playPartyPlan: ({ planId }, { uid }) => plans.play(uid, planId),
})
