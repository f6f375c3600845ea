import screen from '../../../design/start-screen.module.css'
import styles from '../questions.module.css'
import { ExportCard } from './export-card.tsx'
import files from './files.module.css'
import { ImportForm } from './import-form.tsx'
import { ImportList } from './import-list.tsx'

/** Imports questions from files and exports them. */
export const FilesScreen = () => (
  <div className={styles.screen}>
    <h1 className={screen.title}>Import and export</h1>
    <div className={files.beside}>
      <ImportForm />
      <ExportCard />
    </div>
    <ImportList />
  </div>
)
