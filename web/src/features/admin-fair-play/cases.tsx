import type { CaseRow, CaseState } from '@trivium/wire/documents/fair-play'
import { CASE_STATES } from '@trivium/wire/fair-play-cases'
import about from '../../admin/about-player.module.css'
import { type Column, DataTable } from '../../admin/data-table.tsx'
import { type Filter, FilterBar } from '../../admin/filter-bar.tsx'
import { formatTime } from '../../admin/format-times.ts'
import { useFilters } from '../../admin/use-filters.ts'
import { usePagedList } from '../../admin/use-paged-list.ts'
import { Avatar } from '../../design/avatar.tsx'
import { Screen } from '../../design/layout.tsx'
import { PlayerName } from '../../design/player-name.tsx'
import { Link } from '../../routing/link.tsx'
import styles from './fair-play.module.css'
import { SIGNAL_LABELS, STATE_LABELS } from './labels.ts'

const FIELDS = ['state'] as const
const FILTERS: readonly Filter<'state'>[] = [
  {
    name: 'state',
    label: 'Cases',
    options: CASE_STATES.map((state) => [state === 'open' ? '' : state, STATE_LABELS[state]]),
  },
]

const COLUMNS: readonly Column<CaseRow>[] = [
  {
    head: 'Player',
    cell: ({ player: { uid, username, profilePic } }) => (
      <span className={about.player}>
        <Avatar profilePic={profilePic} username={username} size="small" />
        <Link to={`/admin/fair-play/${uid}`}>
          <PlayerName>{username}</PlayerName>
        </Link>
      </span>
    ),
  },
  { head: 'Score', kind: 'number', cell: ({ score }) => score },
  {
    head: 'Evidence',
    cell: ({ kinds }) =>
      kinds.length === 0 ? 'all weighed' : kinds.map((kind) => SIGNAL_LABELS[kind]).join(', '),
  },
  {
    head: 'Rating',
    kind: 'number',
    cell: ({ player: { elo } }) => String(elo),
  },
  { head: 'Open since', kind: 'time', cell: ({ openedAt }) => formatTime(openedAt) },
  { head: 'Last news', kind: 'time', cell: ({ updatedAt }) => formatTime(updatedAt) },
]

const EMPTY: Readonly<Record<CaseState, string>> = {
  open: 'No case is open. Games are checked as they end; suspicious players appear here.',
  watched: 'Nobody is watched.',
  dismissed: 'No case has been dismissed.',
  banned: 'No case has ended with a ban.',
}

const stateOf = (text: string): CaseState => CASE_STATES.find((state) => state === text) ?? 'open'

/** Cases, the worst first. */
export const Cases = () => {
  const [filters, change] = useFilters(FIELDS)
  const state = stateOf(filters.state)
  const pages = usePagedList({
    name: 'listCases',
    input: (after: string | null) => ({ state, after }),
    page: ({ cases, next }) => ({ rows: cases, next }),
  })
  return (
    <Screen title="Fair play" dense>
      <p className={styles.lead}>
        A case lists the evidence in figures. It punishes nobody: you decide. The score shows how unlikely the
        evidence is for fair players.
      </p>
      <FilterBar of="cases" filters={FILTERS} values={filters} onChange={change} />
      <DataTable
        caption={`${STATE_LABELS[state]} cases, worst first`}
        columns={COLUMNS}
        pages={pages}
        rowKey={({ player }) => player.uid}
        empty={EMPTY[state]}
      />
    </Screen>
  )
}
