import type { CaseGame } from '@trivium/wire/documents/fair-play'
import { useState } from 'react'
import about from '../../admin/about-player.module.css'
import { type Column, DataTable } from '../../admin/data-table.tsx'
import { formatDuration, formatTime } from '../../admin/format-times.ts'
import { wholeList } from '../../admin/whole-list.ts'
import { Button } from '../../design/button.tsx'
import { VisuallyHidden } from '../../design/visually-hidden.tsx'
import { Link } from '../../routing/link.tsx'
import { GameDialog } from './game-dialog.tsx'

const OUTCOMES = { won: 'Won', lost: 'Lost', drawn: 'Drawn' } as const

const outcomeOf = ({ outcome, leftBehind }: CaseGame): string => {
  if (outcome === null) return 'alone'
  return leftBehind ? `${OUTCOMES[outcome]}, left while behind` : OUTCOMES[outcome]
}

const columnsOf = (open: (game: CaseGame) => void): readonly Column<CaseGame>[] => [
  { head: 'When', cell: ({ at }) => formatTime(at) },
  {
    head: 'Against',
    cell: ({ opponent }) =>
      opponent === null ? (
        <span className={about.small}>nobody</span>
      ) : (
        <Link to={`/admin/users/${opponent.username}`}>{opponent.username}</Link>
      ),
  },
  { head: 'Outcome', cell: outcomeOf },
  { head: 'Right', kind: 'number', cell: ({ right, answers }) => `${right} of ${answers}` },
  { head: 'Too quick', kind: 'number', cell: ({ tooQuick }) => tooQuick },
  {
    head: 'Median',
    kind: 'number',
    cell: ({ median }) => (median === null ? '–' : formatDuration(median)),
  },
  {
    head: 'Review',
    kind: 'acts',
    cell: (game) => (
      <Button onClick={() => open(game)}>
        Answers<VisuallyHidden> of {formatTime(game.at)}</VisuallyHidden>
      </Button>
    ),
  },
]

/** The player's newest counted games; each opens question by question. */
export const Games = ({ uid, games }: { readonly uid: string; readonly games: readonly CaseGame[] }) => {
  const [open, setOpen] = useState<CaseGame | null>(null)
  return (
    <>
      <DataTable
        caption="Games examined, newest first"
        columns={columnsOf(setOpen)}
        pages={wholeList(games)}
        rowKey={({ id }) => id}
        empty="Records of examined games are deleted after three months."
      />
      {open !== null && <GameDialog uid={uid} game={open} onClose={() => setOpen(null)} />}
    </>
  )
}
