// @vitest-environment happy-dom
import { cleanup } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { renderApp } from '../../app/render-app.test-kit.tsx'
import { NoticeArea } from '../../design/notices.tsx'
import { QueryProvider } from '../../live/server-query.tsx'
import { sampleCountries } from './countries.test-kit.ts'
import { CountryGame } from './country-game.tsx'

const ID = sampleCountries().id

afterEach(cleanup)

test('a country found at a later try is not missed, and the result says that only first tries score', async () => {
  const Page = () => (
    <QueryProvider>
      <CountryGame gameId={ID} />
      <NoticeArea />
    </QueryProvider>
  )
  const { screen, say } = await renderApp([{ path: '/', element: <Page /> }])
  const game = sampleCountries(
    {
      phase: 'ended',
      settled: true,
      found: [{ place: 'SR', tries: 3 }],
      missed: ['AR', 'BO', 'BR', 'CL', 'CO', 'EC', 'GY', 'PE', 'PY', 'UY', 'VE'],
      ended: { at: 1_090_000, reason: 'given-up' },
    },
    { task: 'find' },
  )
  await say({ topic: `game:${ID}`, epoch: 'e', n: 0, doc: { ...game } })
  expect(screen.getByText('You gave up with 11 to go.')).toBeTruthy()
  expect(screen.getByText('Only first tries score.')).toBeTruthy()
  expect(screen.getByText('Found').nextSibling?.textContent).toBe('8%')
})
