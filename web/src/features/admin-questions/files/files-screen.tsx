import { Screen } from '../../../design/layout.tsx'
import { ExportCard } from './export-card.tsx'
import files from './files.module.css'
import { ImportForm } from './import-form.tsx'
import { ImportList } from './import-list.tsx'

/** Imports questions from files and exports them. */
export const FilesScreen = () => (
  <Screen title="Import and export" dense>
    <div className={files.columns}>
      <ImportForm />
      <ExportCard />
    </div>
    <ImportList />
  </Screen>
)
