import clues from '../../maps/clues.json' with { type: 'json' }

const CLUES: Readonly<Record<string, string>> = clues

/** The clue for a country by its ISO 3166-1 alpha-2 code. Only for the server, because it is half the answer. */
export const clueOf = (id: string): string => {
  const clue = CLUES[id]
  if (clue === undefined) throw new Error(`no clue for ${id}`)
  return clue
}

const RECORD = /^The (largest|smallest) country of /

/** Where a country is, in a sentence, or what it is the largest or smallest of; null: the place has no clue. */
export const whereabouts = (id: string): string | null => {
  const [where, size = ''] = (CLUES[id] ?? '').split('. ')
  return where ? `${RECORD.test(size) ? size : where}.` : null
}
