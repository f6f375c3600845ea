import type { PartyReveal } from '@trivium/rules/modes/party/room-view'

/** '3 of 12 got it' */
export const rightWords = ({ gave, gaveRight }: Pick<PartyReveal, 'gave' | 'gaveRight'>): string => {
  if (gave === 0) return 'Nobody answered'
  if (gaveRight === 0) return 'Nobody got it'
  return gaveRight === gave && gave > 1 ? `All ${gave} got it!` : `${gaveRight} of ${gave} got it`
}
