import { CONTACT_TOPICS, type ContactTopic, TOPIC_WORDS } from '@trivium/wire/contact-topics'
import type { MessageSummary } from '@trivium/wire/documents/message'
import type { InputOf } from '@trivium/wire/registry'
import { RETENTION } from '@trivium/wire/retention'
import { Paperclip } from 'lucide-react'
import { type Column, DataTable } from '../../admin/data-table.tsx'
import { type Filter, FilterBar } from '../../admin/filter-bar.tsx'
import { formatTime } from '../../admin/format-times.ts'
import { type Filters, useFilters } from '../../admin/use-filters.ts'
import { type Pages, usePagedList } from '../../admin/use-paged-list.ts'
import { Screen } from '../../design/layout.tsx'
import { VisuallyHidden } from '../../design/visually-hidden.tsx'
import { Link } from '../../routing/link.tsx'
import styles from './messages.module.css'

type Field = 'state' | 'topic'
const FIELDS = ['state', 'topic'] as const

const FILTERS: readonly Filter<Field>[] = [
  {
    name: 'state',
    label: 'Status',
    options: [
      ['', 'Open'],
      ['closed', 'Closed'],
    ],
  },
  {
    name: 'topic',
    label: 'Topic',
    options: [['', 'Every topic'], ...CONTACT_TOPICS.map((topic) => [topic, TOPIC_WORDS[topic]] as const)],
  },
]

const topicOf = (value: string): ContactTopic | null =>
  CONTACT_TOPICS.find((topic) => topic === value) ?? null

const folderOf = (value: string): 'open' | 'closed' => (value === 'closed' ? 'closed' : 'open')

const useInbox = ({ state, topic }: Filters<Field>): Pages<MessageSummary> =>
  usePagedList({
    name: 'readMessages',
    input: (before: InputOf<'readMessages'>['before']) => ({
      state: folderOf(state),
      topic: topicOf(topic),
      before,
    }),
    page: ({ messages, more }) => {
      const last = messages.at(-1)
      return { rows: messages, next: more && last !== undefined ? { at: last.at, id: last.id } : null }
    },
  })

const COLUMNS: readonly Column<MessageSummary>[] = [
  {
    head: 'From',
    cell: ({ id, name, hasGame }) => (
      <span className={styles.sender}>
        <Link to={`/admin/messages/${id}`}>{name}</Link>
        {hasGame && (
          <span title="With a game">
            <Paperclip size={16} aria-hidden="true" />
            <VisuallyHidden>, with a game</VisuallyHidden>
          </span>
        )}
      </span>
    ),
  },
  { head: 'Topic', cell: ({ topic }) => TOPIC_WORDS[topic] },
  { head: 'Message', cell: ({ beginning }) => <span className={styles.beginning}>{beginning}</span> },
  { head: 'Answers', kind: 'number', cell: ({ replies }) => replies },
  {
    head: 'When',
    kind: 'time',
    cell: ({ at }) => <time dateTime={new Date(at).toISOString()}>{formatTime(at)}</time>,
  },
]

/** Messages from the contact page. */
export const MessageList = () => {
  const [filters, change] = useFilters(FIELDS)
  const inbox = useInbox(filters)
  const isClosed = folderOf(filters.state) === 'closed'
  return (
    <Screen title="Messages" dense>
      <FilterBar of="messages" filters={FILTERS} values={filters} onChange={change} />
      <DataTable
        caption={isClosed ? 'Closed messages, newest first' : 'Open messages, newest first'}
        columns={COLUMNS}
        pages={inbox}
        rowKey={({ id }) => id}
        empty={
          isClosed
            ? `No message is closed. Closed ones are erased ${RETENTION.closedMessages.months} months later.`
            : 'No open messages. Messages from the contact page arrive here.'
        }
      />
    </Screen>
  )
}
