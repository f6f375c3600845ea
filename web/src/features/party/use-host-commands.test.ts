import type { PartyRoomDocument } from '@trivium/wire/documents/party'
import { expect, test } from 'vitest'
import { nextLabel } from './use-host-commands.ts'

const ONLY = { index: 0, of: 1, start: 0, size: 3 }
const SECOND = { index: 1, of: 2, start: 3, size: 3 }

const FIRST = { ...SECOND, index: 0, start: 0 }

test.each([
  ['intro', -1, ONLY, 'question', 'First question'],
  ['reading', 0, ONLY, 'question', 'Open the answers'],
  ['open', 0, ONLY, 'question', 'Show the answer'],
  ['closed', 0, ONLY, 'question', 'Show the standings'],
  ['closed', 0, ONLY, 'round', 'Next question'],
  ['standings', 0, ONLY, 'question', 'Next question'],
  ['closed', 5, SECOND, 'round', 'Finish'],
  ['closed', 4, SECOND, 'round', 'Next question'],
  ['closed', 1, FIRST, 'question', 'Show the standings'],
  ['closed', 2, FIRST, 'round', 'Show the standings'],
  ['standings', 2, FIRST, 'round', 'Next round'],
] as const)('the main button in phase %s, question %i', (phase, index, round, standings, label) => {
  const total = round.of * round.size
  const room = { phase, index, round, total, isTieBreak: false, config: { standings } }
  expect(nextLabel(room as PartyRoomDocument)).toBe(label)
})

test('after the tie-break the party is over', () => {
  const room = { phase: 'closed', index: 3, round: ONLY, total: 3, isTieBreak: true }
  expect(nextLabel(room as PartyRoomDocument)).toBe('Finish')
})
