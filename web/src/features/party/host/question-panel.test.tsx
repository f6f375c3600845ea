// @vitest-environment happy-dom
import { cleanup } from '@testing-library/react'
import type { PartyHostDocument, PartyRoomDocument } from '@trivium/wire/documents/party'
import { afterEach, expect, test } from 'vitest'
import { renderApp } from '../../../app/render-app.test-kit.tsx'
import { QuestionPanel } from './question-panel.tsx'

afterEach(cleanup)

const NO_ANSWER = { right: null, accepted: null, explanation: '' } as const

const show = async (room: object, host: Partial<PartyHostDocument>) => {
  const element = (
    <QuestionPanel
      room={
        {
          id: 'party',
          index: 0,
          weight: 1,
          isTieBreak: false,
          isPaused: false,
          reveal: null,
          ...room,
        } as PartyRoomDocument
      }
      host={{ nextWeight: 1, given: null, awaited: null, notes: null, ...host }}
      hasSeat={false}
    />
  )
  return renderApp([{ path: '/', element }])
}

const CHOICE = {
  question: { category: 'geography', prompt: 'Which river?', form: 'choice', choices: ['Elbe', 'Rhine'] },
}

test('the right choice is ticked once the host may see it, and a double question says so', async () => {
  const { screen } = await show(
    { ...CHOICE, weight: 2 },
    { notes: { right: 1, accepted: 'Rhine', explanation: 'It just is.' } },
  )
  const [wrong, right] = screen.getAllByRole('listitem')
  expect(wrong?.querySelector('[aria-label="Right"]')).toBeNull()
  expect(right?.querySelector('[aria-label="Right"]')).not.toBeNull()
  expect(screen.getAllByText('Rhine')).toHaveLength(1)
  expect(screen.getByText('Double points')).toBeDefined()
})

test('the parts of an order have their right numbers', async () => {
  const { screen } = await show(CHOICE, { notes: { ...NO_ANSWER, order: [1, 0] } })
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['1Rhine', '2Elbe'])
})

test('a press on the other verdict judges an answer again; the current verdict does nothing', async () => {
  const given = [{ key: '6700', text: '6,700 km', count: 2, right: false }]
  const { screen, hand } = await show(
    { question: { category: 'x', prompt: 'How far?', form: 'number', choices: null, unit: 'km' } },
    { given, notes: { ...NO_ANSWER, number: { answer: 12_756, within: 250 } } },
  )
  const judged = () => hand.read().filter((message) => 'fn' in message && message.fn === 'rejudgeParty')
  const wrong = screen.getByRole('button', { name: '6,700 km: wrong' })
  expect(wrong.getAttribute('aria-pressed')).toBe('true')
  wrong.click()
  expect(judged()).toEqual([])
  screen.getByRole('button', { name: '6,700 km: right' }).click()
  await expect
    .poll(judged)
    .toMatchObject([{ data: { partyId: 'party', index: 0, answer: '6700', right: true } }])
})
