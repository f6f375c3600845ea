import type { OutputOf } from '@trivium/wire/registry'
import { plural } from '../../design/plural.ts'

type SiteActivity = OutputOf<'readSiteActivity'>

/** '12 players here now, 3 matches under way'; null: nothing to say. */
export const nowWords = ({ players, matches }: SiteActivity): string | null => {
  const parts = [
    players !== null && `${players.toLocaleString('en')} players here now`,
    matches !== null && `${plural(matches, 'match', 'matches')} under way`,
  ].filter((part) => part !== false)
  return parts.length === 0 ? null : parts.join(', ')
}

/** 'Yesterday’s daily: 7.2 of 10 on average. Hardest: question 6, which 31% got right.' */
export const yesterdayWords = ({ yesterday }: SiteActivity): string | null => {
  if (yesterday === null) return null
  const { average, hardest } = yesterday
  const mean = `Yesterday’s daily: ${average.toFixed(1)} of 10 on average.`
  if (hardest === null) return mean
  return `${mean} Hardest: question ${hardest.number}, which ${Math.round(hardest.share * 100)}% got right.`
}
