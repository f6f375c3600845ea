import type { Candidate } from '@trivium/rules/game/candidate'
import type { Difficulty } from '@trivium/rules/game/item'
import { randomFrom } from '@trivium/rules/random'

/** A question in use, with what games choose it by. */
export interface IndexedQuestion extends Candidate {
  /** Whether it works without choices. */
  readonly isTyped?: boolean
  /** Its pack; operators' own questions count with the bundled one. */
  readonly pack?: string
}

/** The questions in use of one category and difficulty, by id. */
interface Shelf {
  readonly category: string
  readonly difficulty: Difficulty
  items: IndexedQuestion[]
  isSorted: boolean
}

/**
 * Candidates per draw: some sixty for each of a match's ten questions. More would only be more work, and garbage, for every match.
 * Each shelf has at least the first number of them that are unseen, at most the second.
 */
const OF_A_DRAW = 600
const OF_A_SHELF = { least: 8, most: 64 }
/** Candidates of each shelf for the daily quiz. */
const FOR_THE_DAYS = 100

type IsWanted = (question: IndexedQuestion) => boolean

const wantedOf = (shelf: Shelf, isWanted?: IsWanted): Shelf =>
  isWanted === undefined ? shelf : { ...shelf, items: shelf.items.filter(isWanted) }

const byId = (one: Candidate, other: Candidate): number => (one.id < other.id ? -1 : 1)

/** A hash of an id, the same on every platform (FNV-1a). */
const spread = (id: string): number => {
  let hash = 0x811c9dc5
  for (let i = 0; i < id.length; i++) hash = Math.imul(hash ^ id.charCodeAt(i), 0x01000193)
  return hash >>> 0
}

/** The questions in use, without their texts, so that a bank of 100,000 takes little memory and no draw scans all of it. */
export class QuestionIndex {
  readonly #shelves = new Map<string, Shelf>()
  readonly #placed = new Map<string, IndexedQuestion>()
  /** Interned tags and packs, shared by all questions that have them. */
  readonly #texts = new Map<string, string>()
  #days: IndexedQuestion[] | null = null
  /** Counts changes. */
  changes = 0

  get size(): number {
    return this.#placed.size
  }

  put({ tags, pack, ...rest }: IndexedQuestion): void {
    const { id } = rest
    this.take(id)
    const one = {
      ...rest,
      tags: tags.map((tag) => this.#interned(tag)),
      ...(pack !== undefined && { pack: this.#interned(pack) }),
    }
    const shelf = this.#of(one)
    const last = shelf.items.at(-1)
    shelf.isSorted &&= last === undefined || last.id < id
    shelf.items.push(one)
    this.#placed.set(id, one)
    this.#changed()
  }

  take(id: string): void {
    const placed = this.#placed.get(id)
    if (placed === undefined) return
    const shelf = this.#of(placed)
    shelf.items.splice(shelf.items.indexOf(placed), 1)
    this.#placed.delete(id)
    this.#changed()
  }

  /** How many there are; `isWanted`: of these. */
  countOf(category: string, difficulty: Difficulty, isWanted?: IsWanted): number {
    const items = this.#shelves.get(`${category} ${difficulty}`)?.items ?? []
    return isWanted === undefined ? items.length : items.filter(isWanted).length
  }

  /** All questions in use. */
  all(): Iterable<IndexedQuestion> {
    return this.#placed.values()
  }

  /** Candidates of every wanted shelf, by the seed; seen ones only if there are too few others. */
  sample(
    seed: string,
    seen: { has(id: string): boolean },
    isOfShelf: (shelf: Pick<Shelf, 'category' | 'difficulty'>) => boolean,
    isWanted?: IsWanted,
  ): IndexedQuestion[] {
    const shelves = this.#inOrder().filter(isOfShelf)
    const each = Math.ceil(OF_A_DRAW / shelves.length)
    const enough = Math.min(OF_A_SHELF.most, Math.max(OF_A_SHELF.least, each))
    return shelves.flatMap((shelf) => window(wantedOf(shelf, isWanted), seed, seen, enough))
  }

  /** Candidates for the daily quiz: the same until the bank changes. */
  forTheDays(): readonly IndexedQuestion[] {
    this.#days ??= this.#inOrder().flatMap(({ items }) =>
      items.length <= FOR_THE_DAYS
        ? items
        : items
            .map((item) => ({ item, place: spread(item.id) }))
            .sort((a, b) => a.place - b.place || byId(a.item, b.item))
            .slice(0, FOR_THE_DAYS)
            .map(({ item }) => item),
    )
    return this.#days
  }

  #changed(): void {
    this.#days = null
    this.changes += 1
  }

  #interned(text: string): string {
    const known = this.#texts.get(text)
    if (known === undefined) this.#texts.set(text, text)
    return known ?? text
  }

  #of({ category, difficulty }: Pick<Candidate, 'category' | 'difficulty'>): Shelf {
    const key = `${category} ${difficulty}`
    const known = this.#shelves.get(key)
    if (known !== undefined) return known
    const shelf = { category, difficulty, items: [], isSorted: true }
    this.#shelves.set(key, shelf)
    return shelf
  }

  #inOrder(): Shelf[] {
    for (const shelf of this.#shelves.values())
      if (!shelf.isSorted) {
        shelf.items.sort(byId)
        shelf.isSorted = true
      }
    return [...this.#shelves].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, shelf]) => shelf)
  }
}

/** Starts at a random position and wraps around the shelf's end until there are enough unseen questions. */
const window = (
  { items, category, difficulty }: Shelf,
  seed: string,
  seen: { has(id: string): boolean },
  enough: number,
): IndexedQuestion[] => {
  if (items.length <= enough) return items
  const from = Math.floor(randomFrom(`${seed}:shelf:${category}:${difficulty}`)() * items.length)
  const some: IndexedQuestion[] = []
  let unseen = 0
  for (let i = 0; i < items.length && unseen < enough; i++) {
    const item = items[(from + i) % items.length] as IndexedQuestion
    if (!seen.has(item.id)) unseen += 1
    some.push(item)
  }
  return some
}
