import { DataTable } from '../../admin/data-table.tsx'
import { type Filter, FilterBar } from '../../admin/filter-bar.tsx'
import { type Filters, useFilters } from '../../admin/use-filters.ts'
import { usePagedList } from '../../admin/use-paged-list.ts'
import { Screen } from '../../design/layout.tsx'
import { COLUMNS } from './columns.tsx'
import { CATEGORY_OPTIONS, DIFFICULTY_OPTIONS } from './labels.ts'

type Field = 'text' | 'category' | 'difficulty' | 'state' | 'origin' | 'sort'
const FIELDS = ['text', 'category', 'difficulty', 'state', 'origin', 'sort'] as const

const STATES = ['used', 'retired', 'undecided'] as const
const SORTS = ['newest', 'disagreement', 'hardest', 'easiest'] as const

const FILTERS: readonly Filter<Field>[] = [
  { name: 'text', label: 'Words', placeholder: 'Words or id' },
  { name: 'category', label: 'Category', options: [['', 'Every category'], ...CATEGORY_OPTIONS] },
  { name: 'difficulty', label: 'Difficulty', options: [['', 'Every difficulty'], ...DIFFICULTY_OPTIONS] },
  {
    name: 'state',
    label: 'Status',
    options: [
      ['', 'Used and retired'],
      ['used', 'Used'],
      ['retired', 'Retired'],
      ['undecided', 'To decide: the bank has changed'],
    ],
  },
  {
    name: 'origin',
    label: 'From',
    options: [
      ['', 'Anywhere'],
      ['bank', 'Shipped with Trivium'],
      ['operator', 'Added here'],
    ],
  },
  {
    name: 'sort',
    label: 'Sorted by',
    options: [
      ['', 'Newest'],
      ['disagreement', 'Outliers: difficulty against measure'],
      ['hardest', 'Measured, hardest first'],
      ['easiest', 'Measured, easiest first'],
    ],
  },
]

const oneOf = <Known extends string>(known: readonly Known[], value: string): Known | null =>
  known.find((one) => one === value) ?? null

const useFound = (filters: Filters<Field>) =>
  usePagedList({
    name: 'findQuestions',
    input: (after: string | null) => ({
      text: filters.text.slice(0, 200),
      category: filters.category.slice(0, 40) || null,
      difficulty: ([1, 2, 3] as const).find((label) => String(label) === filters.difficulty) ?? null,
      state: oneOf(STATES, filters.state),
      origin: filters.origin.slice(0, 40) || null,
      sort: oneOf(SORTS, filters.sort) ?? 'newest',
      after,
    }),
    page: ({ questions, next }) => ({ rows: questions, next }),
  })

const CAPTIONS: Readonly<Record<string, string>> = {
  disagreement: 'Questions whose difficulty and measure disagree, largest difference first',
  hardest: 'Questions that have been measured, hardest first',
  easiest: 'Questions that have been measured, easiest first',
}

/** Searches the bank by words and filters; every result links to its question. */
export const FindScreen = () => {
  const [filters, change] = useFilters(FIELDS)
  const found = useFound(filters)
  // The import id comes from a link; the filter lists do not offer it.
  const isOfImport = !['', 'bank', 'operator'].includes(filters.origin)
  const shown = FILTERS.map((filter) =>
    filter.name === 'origin' && isOfImport
      ? { ...filter, options: [...(filter.options ?? []), [filters.origin, 'One import'] as const] }
      : filter,
  )
  return (
    <Screen title="Questions" dense>
      <FilterBar of="questions" filters={shown} values={filters} onChange={change} />
      <DataTable
        caption={CAPTIONS[filters.sort] ?? 'Questions, newest first'}
        columns={COLUMNS}
        pages={found}
        rowKey={({ id }) => id}
        empty={
          filters.sort === 'disagreement'
            ? 'Every difficulty that has been measured agrees with its measure. A question is measured after 30 first answers of players with settled ratings.'
            : 'No question matches. Show all, or change the filters.'
        }
      />
    </Screen>
  )
}
