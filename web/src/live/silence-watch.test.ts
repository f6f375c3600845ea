import { expect, test } from 'vitest'
import { FakeBrowser } from './fake-browser.test-kit.ts'
import { SilenceWatch } from './silence-watch.ts'

const scene = () => {
  const browser = new FakeBrowser()
  const server = { isOwed: true }
  const done: string[] = []
  const watch = new SilenceWatch({
    timers: browser.edges.timers,
    isOwed: () => server.isOwed,
    ask: () => void done.push('ask'),
    leave: () => void done.push('leave'),
  })
  watch.heard()
  const pass = (seconds: number) => {
    browser.pass(seconds * 1_000)
    return done.splice(0)
  }
  return { browser, server, watch, pass }
}

test('a server that has not answered is pinged after 3 s and disconnected after 7 s of silence', () => {
  const { watch, pass } = scene()
  watch.owed()
  expect(pass(2.9)).toEqual([])
  expect(pass(0.1)).toEqual(['ask'])
  expect(pass(3.9)).toEqual([])
  expect(pass(0.1)).toEqual(['leave'])
  expect(pass(60)).toEqual([])
})

test('a server that has answered in time is neither pinged nor disconnected', () => {
  const { server, watch, pass } = scene()
  watch.owed()
  pass(1)
  watch.heard()
  server.isOwed = false
  expect(pass(60)).toEqual([])
})

test('a slow answer does not end the connection as long as the server sends anything', () => {
  const { watch, pass } = scene()
  watch.owed()
  for (let n = 0; n < 20; n++) {
    expect(pass(2)).toEqual([])
    watch.heard()
  }
  expect(pass(3)).toEqual(['ask'])
  watch.heard()
  expect(pass(2.9)).toEqual([])
})

test('a page that slept asks before it leaves', () => {
  const { browser, watch, pass } = scene()
  watch.owed()
  browser.sleep(60_000)
  expect(pass(0)).toEqual(['ask'])
  expect(pass(4)).toEqual(['leave'])
})

test('the next connection is left after twice the time, and after a minute as before', () => {
  const { watch, pass } = scene()
  watch.owed()
  expect(pass(7)).toEqual(['ask', 'leave'])
  watch.owed()
  expect(pass(6)).toEqual(['ask'])
  expect(pass(8)).toEqual(['leave'])
  pass(60)
  watch.owed()
  expect(pass(7)).toEqual(['ask', 'leave'])
})

test('a server that is overdue is asked at once and left after 4 s', () => {
  const { browser, watch, pass } = scene()
  pass(5)
  watch.overdue(browser.now - 1_000)
  expect(pass(0)).toEqual(['ask'])
  expect(pass(4)).toEqual(['leave'])
})

test('a server that has said something since is not overdue', () => {
  const { browser, watch, pass } = scene()
  watch.overdue(browser.now - 1_000)
  expect(pass(60)).toEqual([])
})

test('a closed connection is no longer watched', () => {
  const { watch, pass } = scene()
  watch.owed()
  pass(3)
  watch.stop()
  expect(pass(60)).toEqual([])
})
