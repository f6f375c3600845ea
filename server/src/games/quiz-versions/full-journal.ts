import type { SoloEvent, SoloItem } from '@trivium/rules/modes/solo/events'
import type { Kysely, Transaction } from 'kysely'
import type { Schema } from '../../database/schema.ts'
import { itemsOf, type QuizVersion, type QuizVersionKey, readQuizVersion } from './quiz-version.ts'

type Database = Kysely<Schema> | Transaction<Schema>
type Opened = Extract<SoloEvent, { type: 'opened' }>

/**
 * The first event as the journal stores it: without the questions of a player-made quiz. Older journals
 * contain a copy of them.
 */
export type StoredOpened = Opened & { readonly quizVersion?: QuizVersionKey }

export const withoutQuestions = (opened: Opened, { quiz, version }: QuizVersionKey): StoredOpened => ({
  ...opened,
  items: [],
  quizVersion: { quiz, version },
})

/** The quiz version that a journal's first event refers to, in any mode; null if it refers to none. */
export const quizVersionIn = (first: { readonly type: string } | undefined): QuizVersionKey | null =>
  first?.type === 'opened' && 'quizVersion' in first ? ((first as StoredOpened).quizVersion ?? null) : null

/** The questions of the game opened by a journal's first event. */
export const questionsFor = (opened: StoredOpened, version: QuizVersion): readonly SoloItem[] =>
  itemsOf(version, opened.seed)

/**
 * Journals of any mode as the rules replay them: with questions added if they refer to a quiz. Each version is read
 * once.
 */
export const fullJournals = async <Event extends { readonly type: string }>(
  db: Database,
  journals: readonly (readonly Event[])[],
): Promise<Event[][]> => {
  const versions = new Map<string, QuizVersion>()
  const full: Event[][] = []
  for (const [first, ...rest] of journals) {
    if (first === undefined) full.push([])
    else full.push([await withQuestions(db, first, versions), ...rest])
  }
  return full
}

const withQuestions = async <Event extends { readonly type: string }>(
  db: Database,
  first: Event,
  versions: Map<string, QuizVersion>,
): Promise<Event> => {
  const key = quizVersionIn(first)
  if (key === null) return first
  const name = `${key.quiz} ${key.version}`
  const version = versions.get(name) ?? (await readQuizVersion(db, key))
  versions.set(name, version)
  const { quizVersion: _, ...opened } = first as unknown as StoredOpened
  return { ...opened, items: questionsFor(opened, version) } as unknown as Event
}
