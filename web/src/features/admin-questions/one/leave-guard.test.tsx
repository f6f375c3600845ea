// @vitest-environment happy-dom
import { act, cleanup, fireEvent } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { renderApp } from '../../../app/render-app.test-kit.tsx'
import { EMPTY } from './draft.ts'
import { QuestionForm } from './question-form.tsx'

let page: Awaited<ReturnType<typeof renderApp>>
const isUnsaved = { current: false }
const send = async () => ({ result: {} })
beforeEach(async () => {
  isUnsaved.current = false
  const form = (
    <QuestionForm
      text={EMPTY}
      objections={[]}
      id={null}
      act="Save"
      isUnsaved={isUnsaved}
      send={send}
      onDone={() => {}}
    />
  )
  const routes = [
    { path: '/form', element: form },
    { path: '/elsewhere', element: <h1>Elsewhere</h1> },
  ]
  page = await renderApp(routes, '/form')
})
afterEach(cleanup)

const write = () => fireEvent.input(page.screen.getByLabelText('Prompt'), { target: { value: 'Who?' } })
const leave = () => act(() => page.router.navigate('/elsewhere'))
const press = (name: string) => act(async () => fireEvent.click(page.screen.getByRole('button', { name })))
const asks = () => page.screen.queryByText('Leave without saving?') !== null
const isElsewhere = () => page.screen.queryByRole('heading', { name: 'Elsewhere' }) !== null
const isHeldOnClosing = () => {
  const closing = new Event('beforeunload', { cancelable: true })
  dispatchEvent(closing)
  return closing.defaultPrevented
}

test('leaving an unchanged question needs no confirmation', async () => {
  expect(isHeldOnClosing()).toBe(false)
  await leave()
  expect([asks(), isElsewhere()]).toEqual([false, true])
})

test('leaving a changed question asks first: staying keeps the text, confirming leaves', async () => {
  write()
  expect(isHeldOnClosing()).toBe(true)
  await leave()
  expect([asks(), isElsewhere()]).toEqual([true, false])
  await press('Stay here')
  expect(asks()).toBe(false)
  expect((page.screen.getByLabelText('Prompt') as HTMLInputElement).value).toBe('Who?')
  await leave()
  await press('Leave without saving')
  expect(isElsewhere()).toBe(true)
})

test('leaving a saved question needs no confirmation', async () => {
  write()
  await press('Save')
  expect(isHeldOnClosing()).toBe(false)
  await leave()
  expect([asks(), isElsewhere()]).toEqual([false, true])
})
