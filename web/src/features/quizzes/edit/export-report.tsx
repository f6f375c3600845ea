import type { OutputOf } from '@trivium/wire/registry'
import { useEffect } from 'react'
import { useNotices } from '../../../design/notices.tsx'
import styles from './report.module.css'

type Losses = OutputOf<'exportQuiz'>['leftOut']

const lossWords = ({ leftOut, shortened }: Pick<OutputOf<'exportQuiz'>, 'leftOut' | 'shortened'>): string => {
  if (leftOut.length + shortened.length === 0) return 'Everything is in it.'
  const words = [
    leftOut.length > 0 && `Left out: ${leftOut.length}.`,
    shortened.length > 0 && `With something missing: ${shortened.length}.`,
  ]
  return words.filter(Boolean).join(' ')
}

/** Confirms the export, and lists the parts of the quiz that are not in the file. */
export const ExportReport = ({ written }: { written: OutputOf<'exportQuiz'> }) => {
  const { announce } = useNotices()
  const words = `${written.fileName} is downloaded. ${lossWords(written)}`
  useEffect(() => announce(words), [words, announce])
  const losses = [...written.leftOut, ...written.shortened]
  return (
    <>
      <p className={styles.words}>{words}</p>
      {losses.length > 0 && <LossTable losses={losses} leftOut={written.leftOut.length} />}
    </>
  )
}

const LossTable = ({ losses, leftOut }: { losses: Losses; leftOut: number }) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll area must be reachable by keyboard
  <section className={styles.scroll} aria-label="What the format could not hold" tabIndex={0}>
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">No.</th>
          <th scope="col">What is missing</th>
        </tr>
      </thead>
      <tbody>
        {losses.map(({ question, prompt, reason }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list does not change
          <tr key={index}>
            <th scope="row">{question === 0 ? 'Quiz' : question}</th>
            <td>
              {index < leftOut ? 'Not in the file. ' : ''}
              {reason}
              {prompt !== '' && <q className={styles.text}>{prompt}</q>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </section>
)
