import type { OutputOf } from '@trivium/wire/registry'
import about from '../../admin/about-player.module.css'
import { type Column, DataTable } from '../../admin/data-table.tsx'
import { type Filter, FilterBar } from '../../admin/filter-bar.tsx'
import { formatBanEnd, formatDay, formatTime } from '../../admin/format-times.ts'
import { useStaffRole } from '../../admin/staff-role.ts'
import { useFilters } from '../../admin/use-filters.ts'
import { usePagedList } from '../../admin/use-paged-list.ts'
import { Avatar } from '../../design/avatar.tsx'
import { Cluster, Screen } from '../../design/layout.tsx'
import { PlayerName } from '../../design/player-name.tsx'
import { Link } from '../../routing/link.tsx'
import { BanGuest } from './ban-guest.tsx'
import { parseSearch } from './parse-search.ts'
import { ResetNickname } from './reset-nickname.tsx'
import styles from './users.module.css'

type Row = OutputOf<'findPlayers'>['players'][number]

const FIELDS = ['find', 'list'] as const
/** Moderators cannot search by email address. */
const filtersFor = (isAdmin: boolean): readonly Filter<(typeof FIELDS)[number]>[] => [
  { name: 'find', label: isAdmin ? 'Username or email' : 'Username', placeholder: 'ada' },
  {
    name: 'list',
    label: 'List',
    options: [
      ['', 'The newest'],
      ['banned', 'Banned players, by end of the ban'],
      ['staff', 'Admins and moderators'],
    ],
  },
]

const ROLE_WORDS = { player: 'Player', moderator: 'Moderator', admin: 'Admin' } as const

const COLUMNS: readonly Column<Row>[] = [
  {
    head: 'Player',
    cell: ({ username, profilePic, formerly }) => (
      <span className={about.player}>
        <Avatar profilePic={profilePic} username={username} size="small" />
        <span>
          <Link to={`/admin/users/${username}`}>
            <PlayerName>{username}</PlayerName>
          </Link>
          {formerly !== null && <span className={about.small}> was {formerly}</span>}
        </span>
      </span>
    ),
  },
  { head: 'Role', cell: ({ role }) => ROLE_WORDS[role] },
  { head: 'Rating', kind: 'number', cell: ({ elo }) => String(elo) },
  { head: 'Rated games', kind: 'number', cell: ({ ratedGames }) => ratedGames.toLocaleString('en') },
  { head: 'Since', cell: ({ createdAt }) => <span className={styles.date}>{formatDay(createdAt)}</span> },
  {
    head: 'Last seen',
    kind: 'time',
    cell: ({ lastSeenAt }) => (lastSeenAt === null ? 'logged out' : formatTime(lastSeenAt)),
  },
  {
    head: 'Ban',
    cell: ({ ban }) =>
      ban && (
        <span className={styles.ban}>
          Banned {formatBanEnd(ban.until)}. Reason: {ban.reason}
        </span>
      ),
  },
]

/** Stands in for a search without results: a name that nobody can have. */
const NOBODY = { kind: 'name', prefix: '-'.repeat(20) } as const

const emptyWords = (find: string, list: string): string => {
  if (find.includes('@')) return 'No account has exactly this address.'
  if (find !== '') return 'No username starts with this.'
  return list === 'banned' ? 'Nobody is banned.' : 'Nobody has an account yet.'
}

/** Players with an account, searched by the start of a name, by email address or by list. */
export const UserList = () => {
  const [filters, change] = useFilters(FIELDS)
  const isAdmin = useStaffRole()?.role === 'admin'
  const by = parseSearch(filters.find, filters.list) ?? NOBODY
  const pages = usePagedList({
    name: 'findPlayers',
    input: (after: string | null) => ({ by, after }),
    page: ({ players, next }) => ({ rows: players, next }),
  })
  return (
    <Screen title="Users" dense>
      <Cluster gap={8}>
        {isAdmin && <BanGuest />}
        <ResetNickname />
      </Cluster>
      <FilterBar of="players" filters={filtersFor(isAdmin)} values={filters} onChange={change} />
      <DataTable
        caption="Players with an account"
        columns={COLUMNS}
        pages={pages}
        rowKey={({ uid, formerly }) => `${uid} ${formerly}`}
        empty={emptyWords(filters.find, filters.list)}
      />
    </Screen>
  )
}
