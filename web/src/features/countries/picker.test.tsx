// @vitest-environment happy-dom
import { act, cleanup } from '@testing-library/react'
import { REGIONS } from '@trivium/rules/places/regions'
import { afterEach, expect, test } from 'vitest'
import { renderApp } from '../../app/render-app.test-kit.tsx'
import { QueryProvider } from '../../live/server-query.tsx'
import { CountryPicker } from './picker.tsx'

afterEach(cleanup)

const picking = async (running: { gameId: string; done: number } | null) => {
  const element = (
    <QueryProvider>
      <CountryPicker linked="europe" />
    </QueryProvider>
  )
  const { hand, say, screen } = await renderApp([{ path: '*', element }], '/country-quiz')
  const regions = REGIONS.map((region) => ({
    ...{ region, size: 40, best: null, running: region === 'europe' ? running : null },
  }))
  for (const message of hand.read())
    if ('fn' in message && message.fn === 'readCountries') await say({ id: message.id, result: { regions } })
  await act(async () => {
    for (let turn = 0; turn < 10; turn += 1) await new Promise((done) => setTimeout(done, 0))
  })
  return screen
}

test('a new quiz has options; one in progress is continued with its own', async () => {
  const fresh = await picking(null)
  expect(fresh.getByRole('radio', { name: 'Name them all' })).toBeTruthy()
  cleanup()
  const running = await picking({ gameId: 'abcdefghijk2', done: 3 })
  expect(running.getByRole('button', { name: 'Continue' })).toBeTruthy()
  expect(running.queryByRole('radio', { name: 'Name them all' })).toBeNull()
})
