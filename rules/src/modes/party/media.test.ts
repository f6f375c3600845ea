import { expect, test } from 'vitest'
import { choiceItem, PartyPlaythrough, PICTURE } from './playthrough.test-kit.ts'

const reading = (more: object) => {
  const game = new PartyPlaythrough({ items: [{ ...choiceItem('one'), ...more }] })
  game.host({ type: 'start' })
  return { game, ms: (game.room.opensAt ?? 0) - game.now }
}

test('PA35 a picture is shown with the prompt, and adds its time to the reading time', () => {
  const { game, ms } = reading(PICTURE)
  expect(game.room).toMatchObject({ phase: 'reading', question: { choices: null, ...PICTURE } })
  expect(ms - reading({ words: PICTURE.words }).ms).toBeGreaterThan(0)
})

test('PA35 a question without a picture has no fields for one', () => {
  const { question } = reading({}).game.room
  expect(question).not.toHaveProperty('media')
  expect(question).not.toHaveProperty('words')
})
