import type { BattleDocument } from '@trivium/wire/documents/battle'

const player = (uid: string, username: string): BattleDocument['players'][0] => ({
  uid,
  username,
  profilePic: 'profile1',
  elo: 1000,
  provisional: true,
  bot: null,
})

/** A game in its fifth question, with the fields that a test changes. */
export const sampleGame = (change: Partial<BattleDocument> = {}): BattleDocument => ({
  mode: 'battle',
  id: 'abcdefghijk2',
  settled: false,
  ratings: null,
  phase: 'question',
  seat: 0,
  rated: true,
  players: [player('me', 'Guest'), player('you', 'Ada')],
  total: 10,
  joined: [true, true],
  joinBy: 0,
  startsAt: null,
  index: 4,
  question: {
    category: 'history',
    prompt: 'Which city was Byzantium?',
    choices: ['Istanbul', 'Athens', 'Rome', 'Cairo'],
  },
  askedAt: 1_000_000,
  answerBy: 1_012_000,
  chosen: null,
  otherAnswered: false,
  reveal: null,
  nextAt: null,
  scores: [3, 2],
  marks: [
    [true, false, true, true],
    [true, true, false, false],
  ],
  awayUntil: [null, null],
  ended: null,
  rematch: { offers: [false, false], next: null },
  ...change,
})
