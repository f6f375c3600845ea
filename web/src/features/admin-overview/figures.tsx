import { GAME_KINDS } from '@trivium/wire/modes/counters'
import type { OutputOf } from '@trivium/wire/registry'
import { type ReactNode, useId } from 'react'
import { FigureTile, FigureTiles } from '../../admin/figure-tile.tsx'
import { formatDelay, formatSize, formatUptime } from './format-figures.ts'
import { gamesOf, titleOf } from './modes.ts'
import styles from './overview.module.css'

type Overview = OutputOf<'readOverview'>

/** Timer delay on the server that players begin to notice, ms. */
const LATE = 50

const Part = ({ title, children }: { title: string; children: ReactNode }) => {
  const id = useId()
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <FigureTiles>{children}</FigureTiles>
    </section>
  )
}

interface OverviewProps {
  readonly overview: Overview
}

export const LiveTiles = ({ overview: { live, players } }: OverviewProps) => (
  <Part title="Now">
    <FigureTile label="Open pages" value={live.connections.toLocaleString('en')} note="connected now" />
    <FigureTile label="Matches" value={live.matches.toLocaleString('en')} note="being played" />
    <FigureTile label="Single-player" value={live.alone.toLocaleString('en')} note="being played" />
    {/* During an upgrade, a process of the version before may answer, which does not count them. */}
    <FigureTile label="Parties" value={(live.parties ?? 0).toLocaleString('en')} note="being played" />
    <FigureTile label="In the queue" value={live.waiting.toLocaleString('en')} note="looking for a match" />
    <FigureTile label="Total players" value={players.toLocaleString('en')} note="guests and accounts" />
  </Part>
)

/** The server stops counting at this number. */
const MANY = 1000

const many = (n: number): string =>
  n >= MANY ? `${MANY.toLocaleString('en')} or more` : n.toLocaleString('en')

/** Work waiting for an admin. */
export const ToDoTiles = ({ overview: { toDo } }: OverviewProps) => (
  <Part title="To do">
    <FigureTile label="Open reports" value={many(toDo.reports)} to="/admin/questions/reports" />
    <FigureTile label="Quizzes to review" value={many(toDo.quizzes)} to="/admin/quizzes" />
    <FigureTile label="Open messages" value={many(toDo.messages)} to="/admin/messages" />
    <FigureTile label="Fair-play cases" value={many(toDo.cases)} to="/admin/fair-play" />
  </Part>
)

export const TodayTiles = ({ overview: { days } }: OverviewProps) => {
  const today = days.at(-1)
  if (today === undefined) return null
  const played = GAME_KINDS.filter((kind) => (today.games[kind] ?? 0) > 0)
  return (
    <Part title="Today (UTC)">
      <FigureTile label="Games" value={gamesOf(today).toLocaleString('en')} note="ended" />
      <FigureTile label="Accounts made" value={today.signUps.toLocaleString('en')} />
      <FigureTile label="New guests" value={today.guests.toLocaleString('en')} />
      {played.map((kind) => (
        <FigureTile
          key={kind}
          label={titleOf(kind)}
          value={(today.games[kind] ?? 0).toLocaleString('en')}
          note={today.games[kind] === 1 ? 'game' : 'games'}
        />
      ))}
    </Part>
  )
}

export const ServerTiles = ({ overview: { at, server, errors } }: OverviewProps) => {
  const { loopDelay } = server
  return (
    <Part title="Server">
      <FigureTile label="Up for" value={formatUptime(at - server.startedAt)} />
      <FigureTile label="Memory" value={formatSize(server.memory)} note={`heap ${formatSize(server.heap)}`} />
      <FigureTile label="Database" value={formatSize(server.database)} />
      <FigureTile
        label="Event loop delay"
        value={formatDelay(loopDelay.p99)}
        note={`99th percentile; median ${formatDelay(loopDelay.median)}, maximum ${formatDelay(loopDelay.most)}`}
        isWarning={loopDelay.p99 > LATE}
      />
      <FigureTile
        label="Errors"
        value={errors.count.toLocaleString('en')}
        note="since the start"
        isWarning={errors.count > 0}
      />
    </Part>
  )
}
