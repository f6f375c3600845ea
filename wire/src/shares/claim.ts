import type { Region } from '@trivium/rules/places/regions'
import type { SharedResult } from '../documents/share.ts'

/** A region inside a sentence: 'in Europe'. */
const IN_REGION: Readonly<Record<Region, string>> = {
  all: 'in the world',
  africa: 'in Africa',
  asia: 'in Asia',
  europe: 'in Europe',
  'north-america': 'in North America',
  'south-america': 'in South America',
  oceania: 'in Oceania',
}

/** Whether everything was right. */
export const isPerfect = ({ score, total }: Pick<SharedResult, 'score' | 'total'>): boolean =>
  total !== null && total > 0 && score >= total

/** '3:07' */
export const minutesAndSeconds = (ms: number): string => {
  const seconds = Math.round(ms / 1_000)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

const ofBattle = ({ name, score, opponent }: SharedResult): string => {
  const other = opponent?.name ?? 'somebody'
  const theirs = opponent?.score ?? 0
  if (score === theirs) return `${name} and ${other} drew, ${score} to ${theirs}`
  return `${name} ${score > theirs ? 'beat' : 'lost to'} ${other}, ${score} to ${theirs}`
}

const ofPlaces = ({ name, mode, score, total, region, ms }: SharedResult): string => {
  const what = `${mode} ${IN_REGION[region ?? 'all']}`
  if (!isPerfect({ score, total })) return `${name} got ${score} of ${total} ${what}`
  return `${name} got all ${total} ${what}${ms === null ? '' : ` in ${minutesAndSeconds(ms)}`}`
}

const gotOf = (result: SharedResult): string => {
  const { mode, name, score, total, title } = result
  switch (mode) {
    case 'battle':
      return ofBattle(result)
    case 'flags':
    case 'countries':
      return ofPlaces(result)
    case 'survival':
      return `${name} got ${score} right in a row`
    case 'quiz':
      return `${name} got ${score} of ${total} in ‘${title}’`
    default:
      return `${name} got ${score} of ${total}`
  }
}

/** What the player did, as part of a sentence: 'Blue Otter 42 got 4 of 5'. */
export const claimOf = (result: SharedResult): string => {
  if (!result.isPractice) return gotOf(result)
  return `${gotOf(result)} ${result.mode === 'survival' ? 'without a clock' : 'in practice'}`
}

/** What the reader is asked. */
export const dareOf = (result: SharedResult): string => {
  const { mode, score, opponent } = result
  if (mode === 'battle') {
    const ahead = score - (opponent?.score ?? 0)
    return ahead > 0 ? 'Can you beat them?' : 'Can you do better?'
  }
  if (!isPerfect(result)) return 'Can you beat it?'
  return mode === 'flags' || mode === 'countries' ? 'Can you be faster?' : 'Can you match it?'
}

/** 'Blue Otter 42 got 4 of 5. Can you beat it?' */
export const greetingOf = (result: SharedResult): string => `${claimOf(result)}. ${dareOf(result)}`
