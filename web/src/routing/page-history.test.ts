import { expect, test, vi } from 'vitest'
import { fakeWindow } from './fake-window.test-kit.ts'
import { PageHistory } from './page-history.ts'

const addressOf = ({ visit: { location } }: PageHistory) =>
  location.pathname + location.search + location.hash

test('begins at the address of the tab, and follows it', () => {
  const browser = fakeWindow('/daily?day=2026-11-21')
  const pages = new PageHistory(browser)
  const onVisit = vi.fn()
  const stop = pages.listen(onVisit)
  expect([addressOf(pages), pages.visit.action]).toEqual(['/daily?day=2026-11-21', 'POP'])
  pages.push('/battle#friend', { from: 'home' })
  expect([addressOf(pages), pages.visit.action]).toEqual(['/battle#friend', 'PUSH'])
  expect([browser.location.pathname, browser.location.hash]).toEqual(['/battle', '#friend'])
  pages.replace({ search: '?key=1' })
  expect([addressOf(pages), pages.visit.action]).toEqual(['/battle?key=1', 'REPLACE'])
  pages.go(-1)
  expect([addressOf(pages), pages.visit.action]).toEqual(['/daily?day=2026-11-21', 'POP'])
  expect(onVisit).toHaveBeenCalledTimes(3)
  stop()
  pages.push('/')
  expect(onVisit).toHaveBeenCalledTimes(3)
})

test('an address keeps its state, also after a reload', () => {
  const browser = fakeWindow('/')
  const pages = new PageHistory(browser)
  pages.push('/survival/abc', { best: 7 })
  expect(new PageHistory(browser).visit.location.state).toEqual({ best: 7 })
  pages.push('/')
  pages.go(-1)
  expect(pages.visit.location.state).toEqual({ best: 7 })
})

const guarded = () => {
  const browser = fakeWindow('/')
  const pages = new PageHistory(browser)
  pages.push('/form')
  const blocked: (() => void)[] = []
  const release = pages.guard({
    blocks: (from, to) => from.pathname !== to.pathname,
    onBlocked: (proceed) => blocked.push(proceed),
  })
  return { browser, pages, blocked, release }
}

test.each([
  ['a link', (pages: PageHistory) => pages.push('/elsewhere'), '/elsewhere'],
  ['a redirect', (pages: PageHistory) => pages.replace('/elsewhere'), '/elsewhere'],
  ['the back button', (pages: PageHistory) => pages.go(-1), '/'],
])('a guard blocks %s; proceeding repeats it', (_, leave, target) => {
  const { browser, pages, blocked } = guarded()
  leave(pages)
  expect([addressOf(pages), browser.location.pathname, blocked.length]).toEqual(['/form', '/form', 1])
  leave(pages)
  expect(blocked).toHaveLength(2)
  blocked[1]?.()
  expect([addressOf(pages), browser.location.pathname, blocked.length]).toEqual([target, target, 2])
})

test('a guard lets through what it does not block, and nothing after its removal', () => {
  const { pages, blocked, release } = guarded()
  pages.push('/form?step=2')
  expect(addressOf(pages)).toBe('/form?step=2')
  release()
  pages.push('/elsewhere')
  expect([addressOf(pages), blocked.length]).toEqual(['/elsewhere', 0])
})

test('an address is reached once its screen is shown, not that of another address', async () => {
  const pages = new PageHistory(fakeWindow('/'))
  const { location: first } = pages.visit
  pages.show(first)
  await pages.arrived()
  pages.push('/battle')
  const onArrival = vi.fn()
  const arrival = pages.arrived().then(onArrival)
  pages.show(first)
  await Promise.resolve()
  expect(onArrival).not.toHaveBeenCalled()
  pages.show(pages.visit.location)
  await arrival
  expect(onArrival).toHaveBeenCalledOnce()
})
