import type { Region } from '@trivium/rules/places/regions'
import type { Failure } from '../../live/reply.ts'
import { REGION_TITLES } from '../../places/region-titles.ts'
import { isOf, isOnMap, nameOf } from './parse-name.ts'

const NOT_COUNTED: Readonly<Record<string, string>> = {
  'game-over': 'The game was over before it reached the server.',
  'answered-late': 'Time was over before it reached the server.',
}

/** Why the server did not take a country that was named here. Null: it gave no reason. */
export const refusedWords = (place: string, region: Region, failure: Failure | null): string => {
  const known = failure?.reason ? NOT_COUNTED[failure.reason] : undefined
  if (failure === null || failure.reason === 'no-such-answer')
    return isOf(place, region)
      ? `${nameOf(place)} isn’t in this quiz.`
      : `${nameOf(place)} is not in ${REGION_TITLES[region]}.`
  return `${nameOf(place)} does not count. ${known ?? failure.message}`
}

/** Why a name adds nothing. */
export const notNewWords = (place: string, region: Region, isFound: boolean): string => {
  if (isFound) return `You already have ${nameOf(place)}.`
  return isOnMap(place)
    ? `${nameOf(place)} is not in ${REGION_TITLES[region]}.`
    : `${nameOf(place)} is not on this map.`
}
