import { expect, test } from 'vitest'
import { type Rematch, rematchSentence, rematchSteps } from './rematch.ts'

const nothing = () => {}
const rematch: Rematch = {
  name: 'Ada',
  matchId: null,
  mine: false,
  theirs: false,
  declined: false,
  isBusy: false,
  onOffer: nothing,
  onDecline: nothing,
}

test.each([
  [{}, null, ['Rematch']],
  [{ mine: true }, 'Rematch offered. Waiting for Ada …', ['Rematch']],
  [{ theirs: true }, 'Ada offers a rematch.', ['Accept rematch', 'Decline rematch']],
  [{ declined: true }, 'Ada declined the rematch.', ['Rematch']],
  [{ matchId: 'abcdefghijk3', mine: true }, null, ['Go to the rematch']],
])('a rematch with %o: %s', (change, sentence, labels) => {
  const now = { ...rematch, ...change }
  expect(rematchSentence(now)).toBe(sentence)
  expect(rematchSteps(now).map(({ label }) => label)).toEqual(labels)
})

test('an offer that waits for its answer can’t be repeated', () => {
  expect(rematchSteps({ ...rematch, mine: true })[0]).toMatchObject({ isBusy: true })
})
