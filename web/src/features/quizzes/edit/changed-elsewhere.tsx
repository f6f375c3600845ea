import { useRef, useState } from 'react'
import { useStore } from 'zustand'
import { Button } from '../../../design/button.tsx'
import { Card } from '../../../design/card.tsx'
import { ErrorLine } from '../../../design/error-line.tsx'
import { Cluster } from '../../../design/layout.tsx'
import type { Failure } from '../../../live/reply.ts'
import styles from './changed-elsewhere.module.css'
import type { Editor } from './editor.ts'

/** Two tabs, two versions: the player chooses one. Until then nothing is saved. */
export const ChangedElsewhere = ({ editor }: { editor: Editor }) => {
  const isChanged = useStore(editor.store, ({ saving }) => saving.kind === 'changed')
  return isChanged ? <Choice editor={editor} /> : null
}

const Choice = ({ editor }: { editor: Editor }) => {
  const [error, setError] = useState<Failure | null>(null)
  const busy = useRef(false)
  const choose = (act: () => Promise<Failure | null>) => async () => {
    if (busy.current) return
    busy.current = true
    setError(await act())
    busy.current = false
  }
  return (
    <Card className={styles.card} role="alert" aria-labelledby="changed">
      <h2 id="changed">This quiz was changed elsewhere</h2>
      <p>
        It was saved in another tab or on another device after you opened it here. Choose which version to
        keep; yours is safe until you do.
      </p>
      <Cluster gap={12}>
        <Button onClick={choose(editor.keepMine)}>Keep mine</Button>
        <Button onClick={choose(editor.takeTheirs)}>Use the other one</Button>
      </Cluster>
      <ErrorLine>{error?.message}</ErrorLine>
    </Card>
  )
}
