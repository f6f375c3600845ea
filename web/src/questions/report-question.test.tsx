// @vitest-environment happy-dom
import { act, cleanup, fireEvent, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { renderApp } from '../app/render-app.test-kit.tsx'
import { ReportQuestion } from './report-question.tsx'

afterEach(cleanup)

const asking = async (reported = false) => {
  const element = <ReportQuestion gameId="abcdefghijk2" question="history-7" reported={reported} />
  const rendered = await renderApp([{ path: '/', element }])
  const { screen, hand, say } = rendered
  const open = () => fireEvent.click(screen.getByRole('button', { name: 'Report this question' }))
  const form = () => within(screen.getByRole('form', { name: 'Report this question' }))
  const send = () => act(async () => void fireEvent.submit(screen.getByRole('form')))
  const calls = () => hand.read().flatMap((message) => ('fn' in message ? [message] : []))
  const answer = async () => {
    const [call] = calls()
    await say({ id: call?.id ?? -1, result: {} })
    return call
  }
  calls()
  return { ...rendered, open, form, send, calls, answer }
}

test('a report has a reason and a comment, and is confirmed', async () => {
  const { open, form, send, answer, screen } = await asking()
  open()
  fireEvent.click(form().getByLabelText('The answer is wrong'))
  fireEvent.change(form().getByLabelText(/In your words/), { target: { value: ' It is Rome. ' } })
  await send()
  expect(await answer()).toMatchObject({
    fn: 'reportQuestion',
    data: { gameId: 'abcdefghijk2', question: 'history-7', reason: 'wrong-answer', detail: 'It is Rome.' },
  })
  expect(screen.queryByRole('form')).toBeNull()
  const button = screen.getByRole('button', { name: 'Reported' })
  expect(button.getAttribute('aria-disabled')).toBe('true')
})

test('a report without a reason is not sent', async () => {
  const { open, form, send, calls } = await asking()
  open()
  await send()
  expect(form().getByText('Choose what is wrong.')).toBeTruthy()
  expect(calls()).toEqual([])
})

test('the reason “something else” needs a comment', async () => {
  const { open, form, send, calls } = await asking()
  open()
  fireEvent.click(form().getByLabelText('Something else'))
  await send()
  expect(form().getByText('Say in a few words what is wrong.')).toBeTruthy()
  expect(calls()).toEqual([])
})

test('a question cannot be reported twice', async () => {
  const { screen } = await asking(true)
  fireEvent.click(screen.getByRole('button', { name: 'Reported' }))
  expect(screen.queryByRole('form')).toBeNull()
})
