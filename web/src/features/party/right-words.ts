import type { PartyReveal } from '@trivium/rules/modes/party/room-view'
import { plural } from '../../design/plural.ts'

/** '3 of 12 got it', or '3 of 12 teams got it' */
export const rightWords = (
  { gave, gaveRight }: Pick<PartyReveal, 'gave' | 'gaveRight'>,
  isTeams = false,
): string => {
  if (gave === 0) return 'Nobody answered'
  if (gaveRight === 0) return 'Nobody got it'
  const all = isTeams ? plural(gave, 'team') : `${gave}`
  return gaveRight === gave && gave > 1 ? `All ${all} got it!` : `${gaveRight} of ${all} got it`
}
