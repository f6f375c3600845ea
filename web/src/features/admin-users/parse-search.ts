import type { InputOf } from '@trivium/wire/registry'

type By = InputOf<'findPlayers'>['by']

const NAME = /^[A-Za-z0-9_-]{1,20}$/

/**
 * The meaning of a search: an email address if it has an @, else the start of a name; without text, one of the lists.
 * Null where no name can start like this.
 */
export const parseSearch = (words: string, list: string): By | null => {
  if (words.includes('@')) return { kind: 'email', email: words.trim().toLowerCase() }
  if (words !== '') return NAME.test(words) ? { kind: 'name', prefix: words } : null
  return { kind: list === 'staff' || list === 'banned' ? list : 'newest' }
}
