import type { Random } from './random.ts'

const MAX_PER_NAME = 12
const MAX_LENGTH = 64

/**
 * Texts from results, by the name of their field: existing ids, keys and names, so that calls reach real
 * data.
 */
export class KnownTexts {
  readonly #byName = new Map<string, string[]>()

  learn(value: unknown, name = '', deep = 0): void {
    if (typeof value === 'string' && value !== '' && value.length <= MAX_LENGTH) this.#keep(name, value)
    else if (typeof value === 'object' && value !== null && deep < 5)
      for (const [field, one] of Object.entries(value).slice(-12))
        this.learn(one, Array.isArray(value) ? name : field, deep + 1)
  }

  /** A text of this field. Sometimes, or if there is none, a text of another field. */
  pick(name: string, random: Random): string | null {
    const own = this.#byName.get(name) ?? []
    if (own.length > 0 && !random.oneIn(5)) return random.pick(own)
    const all = [...this.#byName.values()]
    return all.length === 0 ? null : random.pick(random.pick(all))
  }

  #keep(name: string, text: string): void {
    const own = this.#byName.get(name) ?? []
    if (!own.includes(text)) this.#byName.set(name, [text, ...own].slice(0, MAX_PER_NAME))
  }
}
