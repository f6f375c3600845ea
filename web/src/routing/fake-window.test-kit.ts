import type { HistoryWindow } from './page-history.ts'

interface Entry {
  readonly address: string
  readonly state: unknown
}

/** A tab with its history, which begins at this address. */
export const fakeWindow = (at: string): HistoryWindow => {
  const entries: Entry[] = [{ address: at, state: null }]
  const listeners: (() => void)[] = []
  let index = 0
  const current = () => entries[index] as Entry
  const url = () => new URL(current().address, 'http://site.test')
  const entry = (state: unknown, address: string | URL | null | undefined): Entry => ({
    address: String(address || current().address),
    state,
  })
  return {
    history: {
      get state() {
        return current().state
      },
      pushState: (state, _, address) => {
        entries.splice(index + 1, Number.POSITIVE_INFINITY, entry(state, address))
        index += 1
      },
      replaceState: (state, _, address) => {
        entries[index] = entry(state, address)
      },
      go: (delta = 0) => {
        if (entries[index + delta] === undefined) return
        index += delta
        for (const listener of listeners) listener()
      },
    },
    location: {
      get pathname() {
        return url().pathname
      },
      get search() {
        return url().search
      },
      get hash() {
        return url().hash
      },
    },
    addEventListener: (_, listener) => void listeners.push(listener),
  }
}
