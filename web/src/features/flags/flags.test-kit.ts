import type { FlagsDocument } from '@trivium/wire/documents/places'

/** A typed quiz of 14 flags at its third flag, with the fields that a test changes. */
export const sampleFlags = (change: Partial<FlagsDocument> = {}): FlagsDocument => ({
  mode: 'flags',
  id: 'abcdefghijk2',
  settled: false,
  best: null,
  fact: null,
  phase: 'playing',
  config: { region: 'south-america', answers: 'typed', hard: false, counts: true },
  total: 14,
  found: 2,
  missed: 0,
  marks: ['found', 'found', ...Array.from({ length: 12 }, () => 'open' as const)],
  current: { item: 2, image: 'picture2', choices: null, wrong: 0 },
  next: ['picture3', 'picture4', 'picture5'],
  last: { item: 1, image: 'picture1', name: 'Chile', outcome: 'found', choice: null, right: null },
  startedAt: 1_000_000,
  ended: null,
  ...change,
})

/** The changes after the current flag is found. */
export const FOUND = {
  found: 3,
  marks: ['found', 'found', 'found', ...Array.from({ length: 11 }, () => 'open' as const)],
  current: { item: 3, image: 'picture3', choices: null, wrong: 0 },
  last: { item: 2, image: 'picture2', name: 'Peru', outcome: 'found', choice: null, right: null },
} satisfies Partial<FlagsDocument>

/** The same position in a game with four choices. */
export const CHOICES = {
  config: { region: 'south-america', answers: 'choices', hard: false, counts: true },
  current: { item: 2, image: 'picture2', choices: ['Bolivia', 'Peru', 'Chile', 'Brazil'], wrong: 0 },
} satisfies Partial<FlagsDocument>

/** The changes after an answer there. */
export const chosen = (choice: number): Partial<FlagsDocument> => ({
  found: choice === 1 ? 3 : 2,
  missed: choice === 1 ? 0 : 1,
  current: { item: 3, image: 'picture3', choices: ['Ecuador', 'Guyana', 'Chile', 'Brazil'], wrong: 0 },
  last: {
    item: 2,
    image: 'picture2',
    name: 'Peru',
    outcome: choice === 1 ? 'found' : 'missed',
    choice,
    right: 1,
  },
})
