import type { InputOf, OutputOf } from '@trivium/wire/registry'
import { type Column, DataTable } from '../../admin/data-table.tsx'
import { type Filter, FilterBar } from '../../admin/filter-bar.tsx'
import { formatTime } from '../../admin/format-times.ts'
import { useFilters } from '../../admin/use-filters.ts'
import { usePagedList } from '../../admin/use-paged-list.ts'
import { Screen } from '../../design/layout.tsx'
import { Link } from '../../routing/link.tsx'
import { Review } from './review.tsx'

type Row = OutputOf<'findQuizzes'>['quizzes'][number]
type Key = OutputOf<'findQuizzes'>['next']

const FIELDS = ['state'] as const
const FILTERS: readonly Filter<'state'>[] = [
  {
    name: 'state',
    label: 'Which',
    options: [
      ['', 'Awaiting review'],
      ['public', 'Public'],
    ],
  },
]

const columnsOf = (state: 'waiting' | 'public'): readonly Column<Row>[] => [
  { head: 'Quiz', cell: ({ quizId, title }) => <Link to={`/admin/quizzes/${quizId}`}>{title}</Link> },
  {
    head: 'Made by',
    cell: ({ madeBy }) => <Link to={`/profile/${encodeURIComponent(madeBy)}`}>{madeBy}</Link>,
  },
  { head: 'Questions', kind: 'number', cell: ({ questions }) => questions.toLocaleString('en') },
  { head: 'Plays', kind: 'number', cell: ({ plays }) => plays.toLocaleString('en') },
  {
    head: state === 'waiting' ? 'Waiting since' : 'Public since',
    kind: 'time',
    cell: ({ since }) => <time dateTime={new Date(since).toISOString()}>{formatTime(since)}</time>,
  },
]

/** Player-made quizzes: those awaiting review, the longest wait first, and the public ones. */
export const Component = ({ rest }: { rest: string }) =>
  rest === '' ? <List /> : <Review key={rest} quizId={rest} />

const List = () => {
  const [filters, change] = useFilters(FIELDS)
  const state = filters.state === 'public' ? 'public' : 'waiting'
  const pages = usePagedList({
    name: 'findQuizzes',
    input: (after: Key): InputOf<'findQuizzes'> => ({ state, after }),
    page: ({ quizzes, next }) => ({ rows: quizzes, next }),
  })
  return (
    <Screen title="Quizzes" dense>
      <FilterBar of="the quizzes" filters={FILTERS} values={filters} onChange={change} />
      <DataTable
        caption={state === 'waiting' ? 'Awaiting review, longest wait first' : 'Public, newest first'}
        columns={columnsOf(state)}
        pages={pages}
        rowKey={({ quizId }) => quizId}
        empty={
          state === 'waiting'
            ? 'No quizzes to review. Players submit theirs to have them listed.'
            : 'No quiz is public yet.'
        }
      />
    </Screen>
  )
}
