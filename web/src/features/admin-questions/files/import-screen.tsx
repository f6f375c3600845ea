import { useEffect, useState } from 'react'
import { Button, ButtonLink } from '../../../design/button.tsx'
import { Card } from '../../../design/card.tsx'
import { ErrorLine } from '../../../design/error-line.tsx'
import { Screen } from '../../../design/layout.tsx'
import { Failed, Loading } from '../../../design/list-state.tsx'
import { plural } from '../../../design/plural.ts'
import { useServerQuery } from '../../../live/server-query.tsx'
import { useAction } from '../../../live/use-action.ts'
import files from './files.module.css'
import { canUndo, isUnderWay, stateLabel } from './import-labels.ts'
import { ImportRows } from './import-rows.tsx'
import { UndoImportDialog } from './undo-import-dialog.tsx'

/** How often the page fetches the import's progress, ms. */
const LOOK_EVERY = 700

/** One import: its progress, and at the end every rejected row. */
export const ImportScreen = ({ importId }: { readonly importId: string }) => {
  const { data, error, refetch } = useServerQuery('readImport', { importId })
  const cancel = useAction('cancelImport')
  const [isTakingBack, setTakingBack] = useState(false)
  const isGoing = data !== undefined && isUnderWay(data.import)
  useEffect(() => {
    if (!isGoing) return
    const timer = setInterval(() => void refetch(), LOOK_EVERY)
    return () => clearInterval(timer)
  }, [isGoing, refetch])
  if (data === undefined)
    return (
      <Card>
        {error === null ? (
          <Loading lines={6} label="Loading the import" />
        ) : (
          <Failed message={error.message} onRetry={() => void refetch()} />
        )}
      </Card>
    )
  const { import: one, rows } = data
  return (
    <Screen title={`Import of ${one.fileName}`} dense>
      <Card className={files.state} aria-label="How it goes">
        <p role="status">
          <b>{stateLabel(one)}.</b> {plural(one.added, 'question')} added,{' '}
          {plural(one.duplicates, 'duplicate')} skipped, {plural(one.rejected, 'row')} refused, of{' '}
          {plural(one.lookedAt, 'row')}.
        </p>
        {one.failure !== null && <ErrorLine>{one.failure}</ErrorLine>}
        {isGoing && (
          <label className={files.progress}>
            {Math.round(one.progress * 100)} %
            <progress value={one.progress} max={1} />
          </label>
        )}
        <ErrorLine>{cancel.error?.message}</ErrorLine>
        <div className={files.buttons}>
          {(one.state === 'receiving' || one.state === 'writing') && (
            <Button
              disabled={cancel.isRunning}
              onClick={async () => {
                await cancel.run({ importId })
                void refetch()
              }}
            >
              Stop here
            </Button>
          )}
          {one.added > 0 && (
            <ButtonLink to={`/admin/questions?origin=${importId}`}>Look at what it brought</ButtonLink>
          )}
          {canUndo(one) && <Button onClick={() => setTakingBack(true)}>Take it back …</Button>}
        </div>
      </Card>
      {rows.length > 0 && <ImportRows rows={rows} total={one.rejected + one.duplicates} />}
      {isTakingBack && (
        <UndoImportDialog
          of={one}
          onClose={() => setTakingBack(false)}
          onDone={() => {
            setTakingBack(false)
            void refetch()
          }}
        />
      )}
    </Screen>
  )
}
