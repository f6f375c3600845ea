import type { Import } from '@trivium/wire/documents/question'
import { useEffect, useState } from 'react'
import { Button, ButtonLink } from '../../../design/button.tsx'
import { Card } from '../../../design/card.tsx'
import { ErrorLine } from '../../../design/error-line.tsx'
import { Screen } from '../../../design/layout.tsx'
import { LoadState } from '../../../design/load-state.tsx'
import { plural } from '../../../design/plural.ts'
import { useServerQuery } from '../../../live/server-query.tsx'
import { useAction } from '../../../live/use-action.ts'
import files from './files.module.css'
import { canUndo, isUnderWay, stateLabel } from './import-labels.ts'
import { ImportRows } from './import-rows.tsx'
import { UndoImportDialog } from './undo-import-dialog.tsx'

/** How often the page fetches the import's progress, ms. */
const LOOK_EVERY = 700

/** The import as the server last reported it, fetched again and again while it is under way. */
const useImport = (importId: string) => {
  const { data, error, refetch } = useServerQuery('readImport', { importId })
  const isGoing = data !== undefined && isUnderWay(data.import)
  useEffect(() => {
    if (!isGoing) return
    const timer = setInterval(() => void refetch(), LOOK_EVERY)
    return () => clearInterval(timer)
  }, [isGoing, refetch])
  return { data, error, reload: () => void refetch() }
}

/** One import: its progress, and at the end every row that was not imported and every matching question. */
export const ImportScreen = ({ importId }: { readonly importId: string }) => {
  const { data, error, reload } = useImport(importId)
  const [isTakingBack, setTakingBack] = useState(false)
  if (data === undefined)
    return (
      <Card>
        <LoadState failure={error} lines={6} label="Loading the import" onRetry={reload} />
      </Card>
    )
  const { import: one, rows } = data
  const unused = rows.filter(({ questions }) => questions === undefined)
  const split = rows.filter(({ questions }) => questions !== undefined)
  return (
    <Screen title={`Import of ${one.fileName}`} dense>
      <Card className={files.state} aria-label="Progress">
        <Progress of={one} />
        <ImportActions of={one} reload={reload} onUndo={() => setTakingBack(true)} />
      </Card>
      {split.length > 0 && <ImportRows title="Matching questions" rows={split} total={split.length} />}
      {unused.length > 0 && (
        <ImportRows title="Rows not imported" rows={unused} total={one.rejected + one.duplicates} />
      )}
      {isTakingBack && (
        <UndoImportDialog
          of={one}
          onClose={() => setTakingBack(false)}
          onDone={() => {
            setTakingBack(false)
            reload()
          }}
        />
      )}
    </Screen>
  )
}

const Progress = ({ of }: { readonly of: Import }) => (
  <>
    <p role="status">
      <b>{stateLabel(of)}.</b> {plural(of.added, 'question')} added, {plural(of.duplicates, 'duplicate')}{' '}
      skipped, {plural(of.rejected, 'row')} rejected, of {plural(of.lookedAt, 'row')}.
    </p>
    {of.failure !== null && <ErrorLine>{of.failure}</ErrorLine>}
    {isUnderWay(of) && (
      <label className={files.progress}>
        {Math.round(of.progress * 100)}%
        <progress value={of.progress} max={1} />
      </label>
    )}
  </>
)

interface ImportActionsProps {
  readonly of: Import
  readonly reload: () => void
  readonly onUndo: () => void
}

const ImportActions = ({ of, reload, onUndo }: ImportActionsProps) => {
  const cancel = useAction('cancelImport')
  const { importId, state } = of
  const stop = async () => {
    await cancel.run({ importId })
    reload()
  }
  return (
    <>
      <ErrorLine>{cancel.error?.message}</ErrorLine>
      <div className={files.buttons}>
        {(state === 'receiving' || state === 'writing') && (
          <Button disabled={cancel.isRunning} onClick={stop}>
            Stop here
          </Button>
        )}
        {of.added > 0 && (
          <ButtonLink to={`/admin/questions?origin=${importId}`}>See imported questions</ButtonLink>
        )}
        {canUndo(of) && <Button onClick={onUndo}>Undo …</Button>}
      </div>
    </>
  )
}
