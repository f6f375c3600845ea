import type { QuestionText } from '@trivium/wire/documents/question'
import { type ChangeObject, diffWordsWithSpace } from 'diff'
import { VisuallyHidden } from '../../../design/visually-hidden.tsx'
import { categoryTitle } from '../../../questions/category.ts'
import { DIFFICULTY_LABELS } from '../labels.ts'
import styles from './history.module.css'

/** The fields of a text in reading order. */
const fieldsOf = (text: QuestionText): readonly (readonly [name: string, value: string])[] => [
  ['Prompt', text.prompt],
  ['In words', text.words ?? ''],
  ['Picture', text.image?.description ?? ''],
  ['Sound', text.audio?.description ?? ''],
  ['Right answer', text.answer],
  ['Wrong choice 1', text.wrong[0]],
  ['Wrong choice 2', text.wrong[1]],
  ['Wrong choice 3', text.wrong[2]],
  ['Typed', text.accept === undefined ? '' : ['yes', ...text.accept].join(', ')],
  ['Explanation', text.explanation],
  ['Category', categoryTitle(text.category)],
  ['Difficulty', DIFFICULTY_LABELS[text.difficulty] ?? ''],
  ['Source', text.source],
  ['True as of', String(text.asOf ?? '')],
  ['Tags', text.tags.join(', ')],
  ['Licence', text.licence],
]

/** Below this share of common words, the match is a coincidence. */
const ANOTHER_TEXT = 0.4

/** A diff word by word; if almost everything changed, the whole old text and the whole new one. */
const partsOf = (
  before: string,
  after: string,
): Pick<ChangeObject<string>, 'value' | 'added' | 'removed'>[] => {
  const parts = diffWordsWithSpace(before, after)
  const kept = parts.filter(({ added, removed }) => !added && !removed)
  const share = kept.reduce((sum, { value }) => sum + value.trim().length, 0) / Math.max(before.length, 1)
  if (share >= ANOTHER_TEXT) return parts
  return [
    { value: before, added: false, removed: true },
    { value: ' ', added: false, removed: false },
    { value: after, added: true, removed: false },
  ].filter(({ value }) => value !== '')
}

interface WordDiffProps {
  readonly before: QuestionText
  readonly after: QuestionText
}

/** The changes from one version to another, word by word, field by field. */
export const WordDiff = ({ before, after }: WordDiffProps) => {
  const old = new Map(fieldsOf(before))
  const changed = fieldsOf(after).filter(([name, value]) => old.get(name) !== value)
  return (
    <dl className={styles.fields}>
      {changed.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            {partsOf(old.get(name) ?? '', value).map((part, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a part is identified by its place
              <Part key={at} value={part.value} isNew={part.added} isOld={part.removed} />
            ))}
          </dd>
        </div>
      ))}
    </dl>
  )
}

const Part = ({ value, isNew, isOld }: { value: string; isNew: boolean; isOld: boolean }) => {
  if (isNew)
    return (
      <ins className={styles.new}>
        <VisuallyHidden>new: </VisuallyHidden>
        {value}
      </ins>
    )
  if (isOld)
    return (
      <del className={styles.old}>
        <VisuallyHidden>gone: </VisuallyHidden>
        {value}
      </del>
    )
  return <span>{value}</span>
}
