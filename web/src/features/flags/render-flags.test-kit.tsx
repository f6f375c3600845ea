import { fireEvent } from '@testing-library/react'
import type { FlagsDocument } from '@trivium/wire/documents/places'
import { renderApp } from '../../app/render-app.test-kit.tsx'
import { NoticeArea } from '../../design/notices.tsx'
import { QueryProvider } from '../../live/server-query.tsx'
import { sampleFlags } from './flags.test-kit.ts'
import { FlagGame } from './play.tsx'

export const ID = sampleFlags().id
const TOPIC = `game:${ID}`

/** A game on the screen, with a fake server controlled by the test. */
export const renderFlags = async (change: Partial<FlagsDocument> = {}) => {
  const Page = () => (
    <QueryProvider>
      <FlagGame gameId={ID} />
      <NoticeArea />
    </QueryProvider>
  )
  const rendered = await renderApp([
    { path: '/', element: <Page /> },
    { path: '/flag-quiz', element: <h1>Elsewhere</h1> },
  ])
  const { screen, hand, say } = rendered
  await say({ topic: TOPIC, epoch: 'e', n: 0, doc: { ...sampleFlags(change) } })
  let n = 0
  const set = (part: Partial<FlagsDocument>) => {
    n += 1
    return say({ topic: TOPIC, n, set: part as Record<string, unknown> })
  }
  const calls = () => hand.read().flatMap((message) => ('fn' in message ? [message] : []))
  const made = () => calls().map(({ fn, data }) => [fn, data])
  const button = (name: string | RegExp) => screen.getByRole('button', { name })
  const field = () => screen.getByRole('textbox') as HTMLInputElement
  const type = (value: string) => fireEvent.change(field(), { target: { value } })
  const press = (key: string, more = {}) => fireEvent.keyDown(field(), { key, ...more })
  /** Replies to the only call, and returns the call. */
  const reply = async (verdict: string, which: readonly string[] = [], rests: readonly string[] = []) => {
    const [call] = calls()
    await say({ id: call?.id ?? -1, result: { verdict, which, rests } })
    return call?.data
  }
  const picture = () => screen.getByRole('img', { name: 'Flag to name' }) as HTMLImageElement
  const heard = () => [...screen.getByRole('log').children].map(({ textContent }) => textContent)
  calls()
  return { ...rendered, set, calls, made, button, field, type, press, reply, picture, heard }
}
