import type { PartyOptions, PartyPlan, PlannedRound } from '@trivium/wire/documents/party-plan'
import type { Quiz } from '@trivium/wire/documents/quiz'

const PLANETS = ['Mercury', 'Venus', 'Earth', 'Mars', 'Jupiter']

const JUPITER = 'Jupiter, with its Great Red Spot'

/** A question in each form; the first one is as long as the longest of the bank. */
export const ALL_FORMS: Quiz = {
  title: 'Planets, their moons and what they are made of',
  description: '',
  questions: [
    {
      kind: 'choice',
      prompt:
        'Which planet of the Solar System has a storm that is wider than the Earth and has been watched since the seventeenth century?',
      choices: [
        JUPITER,
        'Saturn, with its hexagon at the north pole',
        'Neptune, with the Great Dark Spot that Voyager 2 saw',
        'Venus',
      ],
      right: 0,
      explanation: 'The Great Red Spot is about 16,000 km wide and shrinks by some hundred km each year.',
    },
    { kind: 'true-false', prompt: 'Venus is hotter than Mercury.', right: true },
    {
      kind: 'typed',
      prompt: 'Which planet is called the red one?',
      accepted: ['Mars'],
      explanation: 'Iron oxide on its surface makes it look red.',
    },
    {
      kind: 'number',
      prompt: 'How large is the diameter of the Earth at the equator?',
      answer: 12_756,
      within: 250,
      unit: 'km',
    },
    { kind: 'order', prompt: 'Which planets are nearest to the Sun, in order?', parts: PLANETS },
    { kind: 'several', prompt: 'Which planets have no moon?', choices: PLANETS, right: [0, 1] },
  ],
}

/** What a player answers who knows (`rightly`), or one who does not. */
export const answerTo = (
  { form, choices }: { readonly form: string; readonly choices: readonly string[] | null },
  rightly: boolean,
  player: number,
) => {
  const placeOf = (text: string) => choices?.indexOf(text) ?? 0
  if (form === 'typed')
    return { text: rightly ? 'Mars' : (['Venus', 'Jupiter', 'The Moon'][player % 3] ?? '') }
  if (form === 'number') return { number: rightly ? 12_700 : 6_000 + 700 * (player % 9) }
  if (form === 'order') return { order: (rightly ? PLANETS : PLANETS.toReversed()).map(placeOf) }
  if (form === 'several')
    return { several: (rightly ? PLANETS.slice(0, 2) : PLANETS.slice(1, 3)).map(placeOf) }
  // False stands after True; of flags and maps this player knows nothing.
  const right = Math.max(0, placeOf(JUPITER))
  const count = choices?.length ?? 4
  return { choice: rightly ? right : (right + 1 + (player % (count - 1))) % count }
}

const ROUND: Omit<PlannedRound, 'title' | 'source'> = {
  intro: '',
  scoring: 'plain',
  weight: 1,
  breakMinutes: 5,
}

/** Three rounds: all forms, a flag, a country on the map. */
export const planWith = (
  quizId: string,
  options: Partial<PartyOptions>,
  count: number | null,
): PartyPlan => ({
  options: {
    ...{ title: 'The great quiz night at the Crown and Anchor', seconds: 300, pace: 'host', penalty: false },
    ...{ teams: null, standings: 'question', hostSeesAnswers: false, ...options },
  },
  rounds: [
    {
      ...ROUND,
      title: 'Planets, moons and everything else',
      intro:
        'A question in each form. Read it to the end before you answer: some of them are longer than usual.',
      source: { kind: 'quiz', quizId, count },
    },
    { ...ROUND, title: 'Flags', source: { kind: 'flags', region: 'europe', count: 1, answers: 'choices' } },
    {
      ...ROUND,
      title: 'Where in the world?',
      weight: 2,
      source: { kind: 'countries', region: 'africa', count: 1, answers: 'choices' },
    },
  ],
  tieBreak: false,
})
