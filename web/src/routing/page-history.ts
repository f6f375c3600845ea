import { createPath, type Location, type NavigationType, resolvePath, type To } from './location.ts'

/** What the history needs of the browser. */
export interface HistoryWindow {
  readonly history: Pick<History, 'state' | 'pushState' | 'replaceState' | 'go'>
  readonly location: Pick<globalThis.Location, 'pathname' | 'search' | 'hash'>
  addEventListener(type: 'popstate', listener: () => void): void
}

/** An address, and how the player got there. */
export interface Visit {
  readonly location: Location
  readonly action: NavigationType
}

/** Decides whether the player may leave a page. */
export interface LeaveGuard {
  readonly blocks: (from: Location, to: Location) => boolean
  /** A navigation was blocked; `proceed` repeats it without asking again. */
  readonly onBlocked: (proceed: () => void) => void
}

/** What the browser keeps beside each address. */
interface Entry {
  readonly usr: unknown
  readonly key: string
  /** The place in this tab's history; missing in entries that the browser made for a link to a fragment. */
  readonly idx?: number
}

/** The browser's history, with a leave guard. */
export class PageHistory {
  readonly #window: HistoryWindow
  readonly #listeners = new Set<() => void>()
  #visit: Visit
  #shown: Location | null = null
  #arrivals: (() => void)[] = []
  #index: number
  #visits = 0
  #guard: LeaveGuard | null = null
  /** The next `popstate` event only undoes a navigation that the guard has blocked. */
  #isUndoing = false

  constructor(browser: HistoryWindow) {
    this.#window = browser
    const entry = this.#entry()
    this.#index = entry?.idx ?? 0
    browser.history.replaceState({ ...entry, idx: this.#index }, '')
    this.#visit = { location: this.#current(), action: 'POP' }
    browser.addEventListener('popstate', () => this.#onPop())
  }

  /** The address of the page; its screen may still be loading. */
  get visit(): Visit {
    return this.#visit
  }

  /** The screen of this address has rendered, or failed to load. */
  readonly show = (location: Location): void => {
    this.#shown = location
    if (location.key !== this.#visit.location.key) return
    for (const resolve of this.#arrivals.splice(0)) resolve()
  }

  /** Resolves once the screen of the current address is shown. */
  readonly arrived = async (): Promise<void> => {
    if (this.#shown?.key === this.#visit.location.key) return
    const { promise, resolve } = Promise.withResolvers<void>()
    this.#arrivals.push(resolve)
    await promise
  }

  /** Calls back after each change of the address; the returned function stops that. */
  readonly listen = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Sets the guard of the page; the returned function removes it. */
  readonly guard = (guard: LeaveGuard): (() => void) => {
    this.#guard = guard
    return () => {
      if (this.#guard === guard) this.#guard = null
    }
  }

  readonly go = (delta: number): void => this.#window.history.go(delta)

  readonly push = (to: To, state?: unknown): void => {
    const location = this.#locationOf(to, state)
    if (this.#isBlocked(location, () => this.push(to, state))) return
    this.#index += 1
    this.#window.history.pushState(this.#entryOf(location), '', createPath(location))
    this.#changeTo(location, 'PUSH')
  }

  readonly replace = (to: To, state?: unknown): void => {
    const location = this.#locationOf(to, state)
    if (this.#isBlocked(location, () => this.replace(to, state))) return
    this.#window.history.replaceState(this.#entryOf(location), '', createPath(location))
    this.#changeTo(location, 'REPLACE')
  }

  #onPop(): void {
    if (this.#isUndoing) {
      this.#isUndoing = false
      return
    }
    const location = this.#current()
    const index = this.#entry()?.idx
    const delta = index === undefined ? 0 : index - this.#index
    if (delta !== 0 && this.#isBlocked(location, () => this.go(delta))) {
      this.#isUndoing = true
      this.go(-delta)
      return
    }
    this.#index = index ?? this.#index
    this.#changeTo(location, 'POP')
  }

  #isBlocked(to: Location, repeat: () => void): boolean {
    const guard = this.#guard
    if (guard === null || !guard.blocks(this.#visit.location, to)) return false
    guard.onBlocked(() => {
      this.#guard = null
      repeat()
    })
    return true
  }

  #changeTo(location: Location, action: NavigationType): void {
    this.#visit = { location, action }
    for (const listener of this.#listeners) listener()
  }

  #entry(): Entry | null {
    return this.#window.history.state as Entry | null
  }

  #entryOf({ state, key }: Location): Entry {
    return { usr: state, key, idx: this.#index }
  }

  #current(): Location {
    const { pathname, search, hash } = this.#window.location
    const entry = this.#entry()
    return {
      pathname,
      search,
      hash,
      state: entry?.usr ?? null,
      key: entry?.key ?? 'default',
    }
  }

  #locationOf(to: To, state: unknown): Location {
    this.#visits += 1
    return {
      ...resolvePath(to, this.#visit.location.pathname),
      state: state ?? null,
      key: `${this.#visits}`,
    }
  }
}
