import { expect, type Locator, type Page } from '@playwright/test'

const ARROWS = ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp'] as const

type Arrow = (typeof ARROWS)[number]
type Steps = ReadonlyMap<Arrow, string>

/**
 * Moves over the map of a quiz with the arrow keys and learns where they lead; nothing else shows where a
 * country is.
 */
export class MapWalker {
  readonly #page: Page
  readonly #map: Locator
  /** Where each arrow key led from a country. */
  readonly #known = new Map<string, Map<Arrow, string>>()

  constructor(page: Page, map: Locator) {
    this.#page = page
    this.#map = map
  }

  get #lit(): Locator {
    return this.#map.locator('[data-by="keyboard"]')
  }

  /** The country that is highlighted, by its code. */
  async here(): Promise<string> {
    return ((await this.#map.getAttribute('aria-activedescendant')) ?? '').slice(-2)
  }

  /** Highlights a country. */
  async to(place: string): Promise<void> {
    await this.#map.focus()
    if ((await this.here()) === '') await this.#page.keyboard.press('ArrowRight')
    await expect(this.#map).toHaveAttribute('aria-activedescendant', /\w/)
    // Pointing with the mouse has removed the highlight.
    if ((await this.#lit.count()) === 0) await this.#page.keyboard.press('ArrowRight')
    for (let here = await this.here(); here !== place; here = await this.here())
      for (const arrow of this.#wayFrom(here, place)) await this.#press(arrow)
  }

  /** Where a country is on the screen: the middle of its shape or, if it is only a dot, of its highlight. */
  async spotOf(place: string): Promise<{ readonly x: number; readonly y: number }> {
    const shape = this.#map.locator(`#country-${place}`)
    const hasShape = (await shape.getAttribute('d')) !== ''
    if (!hasShape) await this.to(place)
    return (hasShape ? shape : this.#lit).evaluate((drawn) => {
      const { x, y, width, height } = drawn.getBoundingClientRect()
      return { x: x + width / 2, y: y + height / 2 }
    })
  }

  async #press(arrow: Arrow): Promise<void> {
    const from = await this.here()
    await this.#page.keyboard.press(arrow)
    const steps = this.#known.get(from) ?? new Map<Arrow, string>()
    this.#known.set(from, steps.set(arrow, await this.here()))
  }

  /** The arrows to the place if the way is known, otherwise to the nearest arrow that has not been tried. */
  #wayFrom(start: string, place: string): readonly Arrow[] {
    const ways: (readonly [string, readonly Arrow[]])[] = [[start, []]]
    const seen = new Set([start])
    let untried: readonly Arrow[] | null = null
    for (const [at, way] of ways) {
      if (at === place) return way
      const steps: Steps = this.#known.get(at) ?? new Map()
      for (const arrow of ARROWS) {
        const next = steps.get(arrow)
        if (next === undefined) untried ??= [...way, arrow]
        else if (!seen.has(next)) ways.push([next, [...way, arrow]])
        if (next !== undefined) seen.add(next)
      }
    }
    if (untried === null) throw new Error(`No arrows lead to ${place}.`)
    return untried
  }
}
