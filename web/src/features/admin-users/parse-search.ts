import type { InputOf } from '@trivium/wire/registry'

type By = InputOf<'findPlayers'>['by']

const NAME = /^[A-Za-z0-9_-]{1,20}$/

/**
 * What a search means: an address where there is an @, else the beginning of a name; without words one of the lists.
 * Null for what no name begins with.
 */
export const parseSearch = (words: string, list: string): By | null => {
  if (words.includes('@')) return { kind: 'email', email: words.trim().toLowerCase() }
  if (words !== '') return NAME.test(words) ? { kind: 'name', prefix: words } : null
  return { kind: list === 'staff' || list === 'banned' ? list : 'newest' }
}
