import type { CaseState, Evidence } from '@trivium/wire/documents/fair-play'

type Kind = Evidence['kind']

export const SIGNAL_LABELS: Readonly<Record<Kind, string>> = {
  'fast-answers': 'Answers before the question can be read',
  'hard-answers': 'Knows too much, too steadily',
  'refused-messages': 'Refused messages',
  'same-pair': 'Always the same pair',
  leaving: 'Leaves when losing',
  'same-device': 'One browser on both sides',
}

export const STATE_LABELS: Readonly<Record<CaseState, string>> = {
  open: 'Open',
  watched: 'Watched',
  dismissed: 'Dismissed',
  banned: 'Banned',
}

/** Innocent explanations, to be read before a decision. */
export const INNOCENT_EXPLANATIONS: Readonly<Record<Kind, string>> = {
  'fast-answers':
    'A player who has seen most of the questions before answers quickly. Check the questions that were new: were they answered right, too?',
  'hard-answers':
    'A strong newcomer whose rating lags behind knows this much, but does not answer this steadily. A player who waits on purpose before each answer does.',
  'refused-messages':
    'A browser extension or a very old page can send such messages; a slow connection makes answers late. Check whether points were claimed.',
  'same-pair':
    'Friends of very different strength may meet often, but then the weaker one plays and loses. Here, the loser does not play.',
  leaving: 'A bad connection looks the same as leaving in anger. Neither gains anything.',
  'same-device':
    'Two people in one household may share a browser. This says more together with other evidence than alone, and has no probability.',
}

const percent = (share: number): string => `${Math.round(share * 100)}%`

type Figures = Readonly<Record<string, number>>
const many = (n: number, one: string, several = `${one}s`): string => `${n} ${n === 1 ? one : several}`

/** The observation in a sentence or two. `other` is the other player of a pair. */
export const sentenceOf = (kind: Kind, figures: Figures, other: string): string => {
  const of = (name: string): number => figures[name] ?? 0
  switch (kind) {
    case 'fast-answers':
      return `${of('tooQuickAndRight')} of ${of('answers')} answers were right sooner than anybody can have read the question and found the answer. The quickest person measured manages that in ${percent(of('expectedAtMost'))} of theirs.`
    case 'hard-answers':
      return `${of('right')} of ${of('answers')} medium and hard questions were answered right, where players 200 points stronger know ${percent(of('expectedShare'))}; and the times of those answers have a spread of only ${of('spread').toFixed(2)}. For people it is 0.3 or more.`
    case 'refused-messages':
      return `${of('gamesWithForged')} of ${many(of('games'), 'game')} had messages that our pages never send, ${of('forged')} in all; ${of('gamesWithManyLate')} had three or more answers after the end.`
    case 'same-pair':
      return 'given' in figures
        ? `${other} lost ${of('given')} of ${of('games')} rated games against this player without playing: left them, or had two right answers at most. ${of('games')} of the ${of('ratedGames')} rated games looked at were against ${other}.`
        : `This player lost ${of('gave')} of ${of('games')} rated games against ${other} without playing: left them, or had two right answers at most. ${of('games')} of the ${of('ratedGames')} rated games looked at were against ${other}.`
    case 'leaving':
      return `${of('left')} of ${many(of('lost'), 'lost game')} were left while behind. Other players leave at most ${percent(of('expectedAtMost'))}.`
    case 'same-device':
      return `${many(of('games'), 'rated game')} against ${other}. Both accounts have been logged in to in the same browser.`
  }
}

const POWERS = [
  [12, 'a million million'],
  [11, '100,000 million'],
  [10, '10,000 million'],
  [9, 'a thousand million'],
  [8, '100 million'],
  [7, '10 million'],
] as const

/** The probability that a player at the limit of human ability does this by chance; null where it is unknown. */
export const chanceOf = ({ kind, figures }: Pick<Evidence, 'kind' | 'figures'>): string | null => {
  if (kind === 'same-device') return null
  const chance = Math.max(figures.byChance ?? 0, figures.narrowByChance ?? 0)
  const words = POWERS.find(([zeros]) => chance <= 10 ** -zeros)?.[1] ?? 'a million'
  return `less than 1 in ${words}`
}
