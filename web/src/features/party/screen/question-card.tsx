import type { PartyRoomDocument } from '@trivium/wire/documents/party'
import { useCallback, useState } from 'react'
import { hasPressed } from '../../../preferences/first-press.ts'
import { sound } from '../../../preferences/sound.ts'
import { categoryTitle, isKnownCategory } from '../../../questions/category.ts'
import { CategoryIcon } from '../../../questions/category-icon.tsx'
import { firstSentence } from '../../../questions/first-sentence.ts'
import { badgeWords } from '../round-words.ts'
import { BigMedia } from './big-media.tsx'
import { lengthOf } from './length-of.ts'
import styles from './question.module.css'

/** Text longer than this, in characters, is set smaller. */
const LONG_PROMPT = 90
const LONGEST_PROMPT = 170
/** The same beside a picture. */
const LONG_BESIDE = 40
const LONGEST_BESIDE = 80
const LONG_WHY = 120

type Question = NonNullable<PartyRoomDocument['question']>

/** Choices alone do not tell how these are answered. */
const TASKS: Partial<Record<Question['form'], string>> = {
  several: 'Pick all that apply',
  order: 'Put them in order',
}

/** A television that may not play a sound, because nobody has pressed a key there, asks in words. */
const cannotPlay = ({ media }: Question): boolean =>
  media?.kind === 'sound' && (sound.get() === 'off' || !hasPressed())

interface QuestionCardProps {
  readonly room: PartyRoomDocument
  readonly question: Question
}

/** The prompt with its picture or sound, and why the answer is right. */
export const QuestionCard = ({ room, question }: QuestionCardProps) => {
  const { reveal } = room
  const [isInWords, setInWords] = useState(() => cannotPlay(question))
  const onFailed = useCallback(() => setInWords(true), [])
  const { category, media, words } = question
  const prompt = isInWords ? (words ?? question.prompt) : question.prompt
  const isBeside = media !== undefined && !isInWords
  const why = reveal === null ? '' : firstSentence(reveal.explanation)
  const note = badgeWords(room)
  return (
    <div className={styles.card} data-category={category}>
      <p className={styles.category}>
        {isKnownCategory(category) && <CategoryIcon category={category} />}
        {categoryTitle(category)}
        {reveal === null && <span className={styles.task}>{TASKS[question.form]}</span>}
        {note !== null && <b className={styles.weight}>{note}</b>}
      </p>
      <div className={styles.content} data-beside={isBeside}>
        <div className={styles.words}>
          <h1
            id="prompt"
            className={styles.prompt}
            data-length={lengthOf(
              prompt,
              isBeside ? LONG_BESIDE : LONG_PROMPT,
              isBeside ? LONGEST_BESIDE : LONGEST_PROMPT,
            )}
          >
            {prompt}
          </h1>
          {why !== '' && (
            <p className={styles.why} data-length={lengthOf(why, isBeside ? 0 : LONG_WHY, Infinity)}>
              {why}
            </p>
          )}
        </div>
        {isBeside && <BigMedia media={media} onFailed={onFailed} />}
      </div>
    </div>
  )
}
