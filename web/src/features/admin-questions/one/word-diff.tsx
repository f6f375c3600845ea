import type { QuestionText } from '@trivium/wire/documents/question'
import { diffWordsWithSpace } from 'diff'
import { Spoken } from '../../../design/spoken.tsx'
import { categoryTitle } from '../../../questions/category.ts'
import { DIFFICULTY_WORDS } from '../words.ts'
import styles from './history.module.css'

/** Every field of a text as it is read. */
const fieldsOf = (text: QuestionText): readonly (readonly [name: string, value: string])[] => [
  ['Prompt', text.prompt],
  ['Right answer', text.answer],
  ['Wrong choice 1', text.wrong[0]],
  ['Wrong choice 2', text.wrong[1]],
  ['Wrong choice 3', text.wrong[2]],
  ['Explanation', text.explanation],
  ['Category', categoryTitle(text.category)],
  ['Difficulty', DIFFICULTY_WORDS[text.difficulty] ?? ''],
  ['Source', text.source],
  ['True as of', String(text.asOf ?? '')],
  ['Tags', text.tags.join(', ')],
  ['Licence', text.licence],
]

interface WordDiffProps {
  readonly before: QuestionText
  readonly after: QuestionText
}

/** What changed from one text to another, word by word, field by field. */
export const WordDiff = ({ before, after }: WordDiffProps) => {
  const old = new Map(fieldsOf(before))
  const changed = fieldsOf(after).filter(([name, value]) => old.get(name) !== value)
  return (
    <dl className={styles.fields}>
      {changed.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            {diffWordsWithSpace(old.get(name) ?? '', value).map((part, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the parts are of one place each
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
        <Spoken>new: </Spoken>
        {value}
      </ins>
    )
  if (isOld)
    return (
      <del className={styles.old}>
        <Spoken>gone: </Spoken>
        {value}
      </del>
    )
  return <span>{value}</span>
}
