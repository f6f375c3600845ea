import { MY_DATA_PATH } from '@trivium/wire/downloads'
import { useState } from 'react'
import { Button } from '../../../design/button.tsx'
import { ErrorLine } from '../../../design/error-line.tsx'
import { fetchFile } from '../../../files/fetch-file.ts'
import { saveFile } from '../../../files/save-file.ts'
import styles from './download-section.module.css'
import { SavedLine } from './saved-line.tsx'
import { Section } from './section.tsx'

/** Everything stored about the player, as a file. */
export const DownloadSection = ({ username }: { username: string }) => {
  /** Progress of the download; null: none is running. */
  const [bytes, setBytes] = useState<number | null>(null)
  const [saved, setSaved] = useState<string | null>(null)
  const [trouble, setTrouble] = useState<string | null>(null)
  const isRunning = bytes !== null
  const name = `trivium-${username}.json`
  const download = async () => {
    if (isRunning) return
    setSaved(null)
    setTrouble(null)
    setBytes(0)
    const fetched = await fetchFile(MY_DATA_PATH, setBytes)
    setBytes(null)
    if ('trouble' in fetched) return setTrouble(fetched.trouble)
    saveFile(name, fetched.file)
    setSaved(`${name} is in your downloads.`)
  }
  return (
    <Section
      id="data"
      title="Your data"
      lede="Everything we store about you, table by table: matches, answers, scores, settings, sessions."
    >
      <Button aria-disabled={isRunning} onClick={() => void download()}>
        {isRunning ? 'Gathering your data …' : 'Download my data'}
      </Button>
      {isRunning && (
        <label className={styles.progress}>
          {(bytes / 2 ** 20).toFixed(1)} MB so far
          <progress />
        </label>
      )}
      <SavedLine>{saved}</SavedLine>
      <ErrorLine>{trouble}</ErrorLine>
    </Section>
  )
}
