import { useState } from 'react'
import { Button } from '../../../design/button.tsx'
import { RefusalLine } from '../../../design/refusal-line.tsx'
import { useAction } from '../../../live/use-action.ts'
import styles from './download-section.module.css'
import { failureWords } from './failure-words.ts'
import { saveFile } from './save-file.ts'
import { SavedLine } from './saved-line.tsx'
import { Section } from './section.tsx'

/** Everything that is stored of the player, as a file. */
export const DownloadSection = ({ username }: { username: string }) => {
  const { run, isRunning, error } = useAction('downloadMyData')
  const [saved, setSaved] = useState<string | null>(null)
  const file = `trivium-${username}.json`
  const download = async () => {
    setSaved(null)
    const { result } = await run({})
    if (!result) return
    saveFile(file, JSON.stringify(result, null, 2))
    setSaved(`${file} is with your downloads.`)
  }
  return (
    <Section
      id="data"
      title="Your data"
      lede="All that is stored of you, table by table: matches, answers, scores, settings, sessions."
    >
      <Button aria-disabled={isRunning} onClick={download}>
        {isRunning ? 'Gathering your data …' : 'Download my data'}
      </Button>
      {isRunning && <progress className={styles.progress} aria-label="Gathering your data" />}
      <SavedLine>{saved}</SavedLine>
      <RefusalLine>{failureWords(error)}</RefusalLine>
    </Section>
  )
}
