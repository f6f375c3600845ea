// @vitest-environment happy-dom
import { cleanup, fireEvent } from '@testing-library/react'
import type { SoloDocument } from '@trivium/wire/documents/solo'
import { afterEach, expect, test } from 'vitest'
import { renderApp } from '../../app/render-app.test-kit.tsx'
import { NoticeArea } from '../../design/notices.tsx'
import { SoloGame } from './play.tsx'
import { sampleSolo } from './solo.test-kit.ts'

afterEach(cleanup)

const ID = sampleSolo().id
const PLANETS = ['Mars', 'Venus', 'Mercury']
const common = { category: 'science', prompt: 'Which?' } as const
const ORDER = { ...common, form: 'order', choices: PLANETS } as const
const SEVERAL = { ...common, form: 'several', choices: PLANETS } as const
const NUMBER = { ...common, form: 'number', choices: null, unit: 'km' } as const
const TRUTH = { ...common, form: 'true-false', choices: ['True', 'False'] } as const

const playing = async (question: NonNullable<SoloDocument['question']>) => {
  const Page = () => (
    <>
      <SoloGame gameId={ID} title="A quiz" home={{ to: '/', label: 'Home' }} result={() => null} />
      <NoticeArea />
    </>
  )
  const rendered = await renderApp([{ path: '/', element: <Page /> }])
  const topic = `game:${ID}`
  await rendered.say({ topic, epoch: 'e', n: 0, doc: { ...sampleSolo({ question }) } })
  const close = (part: Partial<SoloDocument>) =>
    rendered.say({ topic, n: 1, set: { phase: 'reveal', ...part } as Record<string, unknown> })
  const answers = () =>
    rendered.hand
      .read()
      .flatMap((message) => ('fn' in message && message.fn === 'answerQuestion' ? [message.data] : []))
  const press = (key: string, target: Element = document.activeElement ?? document.body) =>
    fireEvent.keyDown(target, { key })
  const submit = () => fireEvent.submit(document.querySelector('main form, form') as HTMLFormElement)
  const heard = () => [...rendered.screen.getByRole('log').children].map(({ textContent }) => textContent)
  return { ...rendered, close, answers, press, submit, heard }
}

test.each([
  ['t', 0],
  ['f', 1],
  ['2', 1],
])('the key %s answers a statement', async (key, choice) => {
  const { press, answers } = await playing(TRUTH)
  press(key)
  expect(answers()).toMatchObject([{ choice }])
})

test('a number is sent as it is read; words are not sent, and the field says why', async () => {
  const { screen, answers, submit, close } = await playing(NUMBER)
  const field = await screen.findByRole('textbox', { name: 'Which? Your answer in km' })
  fireEvent.change(field, { target: { value: 'many' } })
  submit()
  expect(answers()).toEqual([])
  expect(screen.getByText('Write one number in digits.')).toBeTruthy()
  fireEvent.change(field, { target: { value: '12,000 km' } })
  submit()
  expect(answers()).toMatchObject([{ number: 12_000 }])
  await close({
    chosen: { choice: null, text: null, number: 12_000 },
    reveal: {
      ...{ right: null, accepted: '12,756 km', wasRight: false },
      ...{ number: { answer: 12_756, within: 250 }, distance: 756 },
    },
  })
  expect(screen.getByText(/The answer/).textContent).toBe(
    'The answer: 12,756 km. You were 756 km away. Up to 250 km away counts.',
  )
})

test('parts are moved by the arrow keys and by buttons, each move is announced, and the focus goes along', async () => {
  const { screen, press, heard, answers } = await playing(ORDER)
  await screen.findByRole('list', { name: 'Your order' })
  press('3')
  press('ArrowUp')
  press('ArrowUp')
  press('ArrowUp')
  expect(document.activeElement?.textContent).toContain('Mercury')
  fireEvent.click(screen.getByRole('button', { name: 'Move Mars down' }))
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Move Mars down' }))
  expect(heard().slice(-3)).toEqual(['Mercury, now 2 of 3.', 'Mercury, now 1 of 3.', 'Mars, now 3 of 3.'])
  press('1')
  press('Enter')
  expect(answers()).toMatchObject([{ order: [2, 1, 0] }])
})

test('a closed order shows what stands in its place, and the right order', async () => {
  const { screen, close } = await playing(ORDER)
  await screen.findByRole('list', { name: 'Your order' })
  await close({
    chosen: { choice: null, text: null, order: [2, 0, 1] },
    reveal: {
      ...{ right: null, accepted: 'Mercury; Venus; Mars', wasRight: false },
      ...{ order: [2, 1, 0], parts: [true, false, false] },
    },
  })
  expect(screen.getAllByText(', in its place')).toHaveLength(1)
  expect(screen.getAllByText(', not in its place')).toHaveLength(2)
  expect(screen.getByText('The right order:').nextElementSibling?.textContent).toBe('MercuryVenusMars')
})

test('several choices are ticked by digits and letters, also from a box, and at least one is needed', async () => {
  const { screen, press, submit, answers, close } = await playing(SEVERAL)
  const [mars, venus] = (await screen.findAllByRole('checkbox')) as [HTMLInputElement, HTMLInputElement]
  submit()
  expect(screen.getByText('Tick at least one.')).toBeTruthy()
  press('1')
  press('b', mars)
  press('3', mars)
  press('3', mars)
  expect([mars.checked, venus.checked]).toEqual([true, true])
  submit()
  expect(answers()).toMatchObject([{ several: [0, 1] }])
  await close({
    chosen: { choice: null, text: null, several: [0, 1] },
    reveal: {
      ...{ right: null, accepted: 'Venus; Mercury', wasRight: false },
      ...{ several: [1, 2], parts: [false, true, false] },
    },
  })
  const labels = screen.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent)
  expect(labels.map((text) => /wrong|also right|right/.exec(text ?? '')?.[0])).toEqual([
    'wrong',
    'right',
    'also right',
  ])
})
