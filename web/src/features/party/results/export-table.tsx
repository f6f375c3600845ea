import { Download } from 'lucide-react'
import { Button } from '../../../design/button.tsx'
import { ErrorLine } from '../../../design/error-line.tsx'
import { saveFile } from '../../../files/save-file.ts'
import { useAction } from '../../../live/use-action.ts'

/** The results as a table, for the host. */
export const ExportTable = ({ partyId }: { partyId: string }) => {
  const exported = useAction('exportParty')
  const save = async () => {
    const { result } = await exported.run({ partyId })
    if (result) saveFile(result.fileName, new Blob([result.text], { type: 'text/csv;charset=utf-8' }))
  }
  return (
    <>
      <Button disabled={exported.isRunning} onClick={save}>
        <Download size={20} aria-hidden="true" /> Download the table (CSV)
      </Button>
      <ErrorLine>{exported.error?.message}</ErrorLine>
    </>
  )
}
