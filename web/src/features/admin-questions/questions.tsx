import { useStaffRole } from '../../admin/staff-role.ts'
import { Stack } from '../../design/layout.tsx'
import { QueryProvider } from '../../live/server-query.tsx'
import { FilesScreen } from './files/files-screen.tsx'
import { ImportScreen } from './files/import-screen.tsx'
import { FindScreen } from './find-screen.tsx'
import { NewQuestion } from './one/new-question.tsx'
import { QuestionScreen } from './one/question-screen.tsx'
import { QuestionNav } from './question-nav.tsx'
import { ReportsScreen } from './reports/reports-screen.tsx'

/** The address after '/admin/questions' chooses the screen; an id opens that question. */
const Subscreen = ({ rest }: { readonly rest: string }) => {
  const isAdmin = useStaffRole()?.role === 'admin'
  const [first = '', second = ''] = rest.split('/')
  switch (first) {
    case '':
      return <FindScreen />
    case 'new':
      return <NewQuestion />
    case 'reports':
      return <ReportsScreen />
    case 'files':
      return isAdmin ? <FilesScreen /> : <FindScreen />
    case 'import':
      return isAdmin ? <ImportScreen key={second} importId={second} /> : <FindScreen />
    default:
      return <QuestionScreen key={first} id={first} />
  }
}

/** The question bank for editors. */
export const Component = ({ rest }: { readonly rest: string }) => (
  <QueryProvider>
    <Stack gap={16}>
      <QuestionNav current={rest.split('/')[0] ?? ''} />
      <Subscreen rest={rest} />
    </Stack>
  </QueryProvider>
)
