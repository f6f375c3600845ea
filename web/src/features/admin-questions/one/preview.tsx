import type { QuestionText } from '@trivium/wire/documents/question'
import { useState } from 'react'
import { Button } from '../../../design/button.tsx'
import { Choices, closedLook } from '../../../questions/choice.tsx'
import { QuestionCard } from '../../../questions/question-card.tsx'
import { ReviewBackground } from '../../../questions/review-item.tsx'
import styles from './text-form.module.css'

/** The place of the right answer in the preview; games shuffle the choices. */
const RIGHT = 1

/** A live preview of the question as players see it. The form has the same content, so screen readers skip the preview. */
export const Preview = ({ text }: { readonly text: QuestionText }) => {
  const [isOpen, setOpen] = useState(true)
  const choices: string[] = [...text.wrong]
  choices.splice(RIGHT, 0, text.answer)
  return (
    <section className={styles.preview} aria-labelledby="preview">
      <h2 id="preview">As a player sees it</h2>
      <div className={styles.stage} inert>
        <QuestionCard category={text.category} prompt={text.prompt || '…'} place="3 of 10" />
        <Choices
          choices={choices.map((choice) => choice || '…')}
          stateOf={(place) => ({
            look: isOpen ? 'open' : closedLook(place, RIGHT, place === 2),
            byYou: false,
          })}
          onChoose={() => {}}
        />
        {!isOpen && (
          <div className={styles.after}>
            <ReviewBackground of={{ ...text, shareRight: null }} />
          </div>
        )}
      </div>
      <div>
        <Button look="quiet" aria-pressed={!isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? 'Show it answered' : 'Show it open'}
        </Button>
      </div>
    </section>
  )
}
