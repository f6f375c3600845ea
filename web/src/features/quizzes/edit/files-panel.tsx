import { Download, Upload } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../design/button.tsx'
import { Card } from '../../../design/card.tsx'
import type { Editor } from './editor.ts'
import { ExportDialog } from './export-dialog.tsx'
import { ImportDialog } from './import-dialog.tsx'
import styles from './panel.module.css'

/** Imports questions from a file, and exports the quiz. */
export const FilesPanel = ({ editor, quizId }: { editor: Editor; quizId: string }) => {
  const [open, setOpen] = useState<'import' | 'export' | null>(null)
  const close = () => setOpen(null)
  return (
    <Card className={styles.panel} aria-labelledby="files">
      <h2 id="files">Files</h2>
      <p>Import or export questions: spreadsheets, Moodle, Aiken, Open Trivia Database.</p>
      <div className={styles.actions}>
        <Button onClick={() => setOpen('import')}>
          <Upload size={18} aria-hidden="true" />
          Import …
        </Button>
        <Button onClick={() => setOpen('export')}>
          <Download size={18} aria-hidden="true" />
          Export …
        </Button>
      </div>
      {open === 'import' && <ImportDialog editor={editor} quizId={quizId} onClose={close} />}
      {open === 'export' && <ExportDialog editor={editor} quizId={quizId} onClose={close} />}
    </Card>
  )
}
