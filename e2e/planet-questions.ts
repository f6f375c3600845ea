/** From the Sun outwards. */
export const PLANETS = ['Mercury', 'Venus', 'Earth', 'Mars', 'Jupiter']

/** A question in each form. */
export const QUESTIONS = [
  { kind: 'choice' as const, prompt: 'Which planet is the largest?', choices: PLANETS, right: 4 },
  { kind: 'true-false' as const, prompt: 'Venus is hotter than Mercury.', right: true },
  { kind: 'typed' as const, prompt: 'What is the red planet?', accepted: ['Mars'] },
  {
    kind: 'number' as const,
    prompt: 'How large is the diameter of the Earth?',
    answer: 12_756,
    within: 250,
    unit: 'km',
    explanation: 'That is measured at the equator; from pole to pole it is 43 km less.',
  },
  { kind: 'order' as const, prompt: 'Which planet is nearest to the Sun?', parts: PLANETS },
  { kind: 'several' as const, prompt: 'Which planets have no moon?', choices: PLANETS, right: [0, 1] },
]
