import type { Page } from '@playwright/test'

/** What a page received from the server, in order. */
export interface RecordedMessage {
  readonly from: 'socket' | 'http'
  readonly text: string
}

/** Records every frame of every live socket and every response body that a page receives from now on. */
export const recordTraffic = (page: Page): readonly RecordedMessage[] => {
  const heard: RecordedMessage[] = []
  page.on('websocket', (socket) => {
    socket.on('framereceived', ({ payload }) => heard.push({ from: 'socket', text: String(payload) }))
  })
  page.on('response', async (response) => {
    if (response.request().resourceType() === 'media') return
    const body = await response.body().catch(() => null)
    if (body !== null) heard.push({ from: 'http', text: body.toString('utf8') })
  })
  return heard
}
