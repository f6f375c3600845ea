import { allowedTypos } from './edit-distance.ts'
import { type NormalizedText, normalizeText } from './normal-form.ts'

/** A name with the ids of all entries that share it. */
export interface Name {
  readonly form: NormalizedText
  readonly ids: readonly string[]
}

interface Kept {
  readonly name: Name
  readonly letterSet: number
}

/**
 * Finds a name by its key, and the few names that a text may be a misspelling of, without reading all names.
 */
export class NameIndex {
  readonly #byKey = new Map<string, Name>()
  readonly #bySize = new Map<string, Kept[]>()
  readonly #keys: readonly string[]

  /** Names without letters and digits are left out: they cannot be typed (T9). */
  constructor(names: Iterable<{ readonly name: string; readonly ids: readonly string[] }>) {
    for (const { name, ids } of names) {
      const form = normalizeText(name)
      const known = this.#byKey.get(form.key)?.ids ?? []
      if (form.key !== '') this.#byKey.set(form.key, { form, ids: [...new Set([...known, ...ids])] })
    }
    for (const name of this.#byKey.values()) this.#keep(name)
    this.#keys = [...this.#byKey.keys()].sort()
  }

  #keep(name: Name): void {
    const size = sizeOf(name.form.symbols.length, name.form.fixed)
    const kept = { name, letterSet: letterSetOf(name.form.symbols) }
    const others = this.#bySize.get(size)
    if (others) others.push(kept)
    else this.#bySize.set(size, [kept])
  }

  exactly(typed: NormalizedText): Name | undefined {
    return this.#byKey.get(typed.key)
  }

  /** Whether a longer name begins with this key. False for an empty key. */
  hasLongerKey(key: string): boolean {
    let [low, high] = [0, this.#keys.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if (this.#keys[middle]! <= key) low = middle + 1
      else high = middle
    }
    return key !== '' && (this.#keys[low]?.startsWith(key) ?? false)
  }

  /** All names within `reach` typing errors of `typed`, and a few others. */
  near(typed: NormalizedText, reach: number): Name[] {
    const letterSet = letterSetOf(typed.symbols)
    const near: Name[] = []
    for (let size = typed.symbols.length - reach; size <= typed.symbols.length + reach; size++)
      for (const kept of this.#bySize.get(sizeOf(size, typed.fixed)) ?? [])
        if (within(letterSet, kept.letterSet, reach)) near.push(kept.name)
    return near
  }
}

const sizeOf = (symbols: number, fixed: string): string => `${symbols} ${fixed}`

/** One bit per letter. In some alphabets several letters share a bit, which only adds candidates. */
const letterSetOf = (symbols: readonly string[]): number =>
  symbols.reduce((set, symbol) => set | (1 << (symbol.codePointAt(0)! & 31)), 0)

/**
 * Whether two letter sets can differ by so few errors: one typing error removes at most one letter and adds
 * at most one.
 */
const within = (a: number, b: number, reach: number): boolean =>
  bits(a & ~b) <= reach && bits(b & ~a) <= reach

const bits = (set: number): number => {
  let count = 0
  for (let rest = set; rest !== 0; rest &= rest - 1) count++
  return count
}

/**
 * The largest number of typing errors that can be forgiven in a text of this many characters, for any name.
 */
export const maxTypos = (symbols: number): number =>
  [2, 1].find((errors) => allowedTypos(symbols + errors) >= errors) ?? 0
