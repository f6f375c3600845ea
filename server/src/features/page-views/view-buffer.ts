import type { PageView } from '@trivium/wire/page-views'
import type { ViewSum } from './queries.ts'

/** Sources distinguished per day; further ones count as `other`, so that invented hosts cannot fill the table. */
const MAX_SOURCES = 200
const OTHERS = 'other'

/** Views that are not written yet, as sums. */
export class ViewBuffer {
  #sums = new Map<string, ViewSum>()
  #visitors = new Map<string, number>()
  #sourcesOf = ''
  #sources = new Set<string>()
  #views = 0

  get views(): number {
    return this.#views
  }

  add(day: string, { page, source, device }: PageView, isNewVisitor: boolean): void {
    this.#put({ day, page, source: this.#known(day, source), device, views: 1 })
    if (isNewVisitor) this.#visitors.set(day, (this.#visitors.get(day) ?? 0) + 1)
  }

  /** Returns all sums and empties the buffer. */
  take(): {
    readonly sums: ViewSum[]
    readonly visitors: { readonly day: string; readonly visitors: number }[]
  } {
    const taken = {
      sums: [...this.#sums.values()],
      visitors: [...this.#visitors].map(([day, visitors]) => ({ day, visitors })),
    }
    this.#sums = new Map()
    this.#visitors = new Map()
    this.#views = 0
    return taken
  }

  /** Puts back what could not be written. */
  giveBack({ sums, visitors }: ReturnType<ViewBuffer['take']>): void {
    for (const sum of sums) this.#put(sum)
    for (const { day, visitors: more } of visitors)
      this.#visitors.set(day, (this.#visitors.get(day) ?? 0) + more)
  }

  #put(sum: ViewSum): void {
    const key = `${sum.day} ${sum.page} ${sum.source} ${sum.device}`
    const before = this.#sums.get(key)?.views ?? 0
    this.#sums.set(key, { ...sum, views: before + sum.views })
    this.#views += sum.views
  }

  #known(day: string, source: string): string {
    if (source === '') return source
    if (day !== this.#sourcesOf) {
      this.#sourcesOf = day
      this.#sources = new Set()
    }
    if (!this.#sources.has(source) && this.#sources.size >= MAX_SOURCES) return OTHERS
    this.#sources.add(source)
    return source
  }
}
