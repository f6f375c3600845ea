import { counterWords } from '@trivium/wire/modes/counters'
import { type ReactNode, useId } from 'react'
import about from '../../admin/about-player.module.css'
import { formatDay, formatTime } from '../../admin/format-times.ts'
import { Card } from '../../design/card.tsx'
import { Empty } from '../../design/list-state.tsx'
import { Link } from '../../routing/link.tsx'
import type { PlayerFileData } from './player-file-data.ts'
import styles from './users.module.css'

const Part = ({ title, children }: { title: string; children: ReactNode }) => {
  const id = useId()
  return (
    <Card className={styles.part} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </Card>
  )
}

interface Fact {
  readonly name: string
  readonly value: ReactNode
}

const Facts = ({ of }: { of: readonly Fact[] }) => (
  <dl className={styles.facts}>
    {of.map(({ name, value }) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
)

export const Account = ({
  uid,
  username,
  email,
  emailConfirmed,
  formerNames,
  usernameChangedAt,
}: PlayerFileData) => (
  <Part title="Account">
    <Facts
      of={[
        ...(email === null
          ? []
          : [{ name: 'Email', value: emailConfirmed ? email : `${email}, not confirmed` }]),
        { name: 'ID', value: <code>{uid}</code> },
        {
          name: 'Profile',
          value: <Link to={`/profile/${username}`}>as players see it</Link>,
        },
        // Null also after an admin has reset the name.
        ...(usernameChangedAt === null ? [] : [{ name: 'Name chosen', value: formatDay(usernameChangedAt) }]),
        ...formerNames.map((name) => ({
          name: 'Was called',
          value: `${name.username}, kept for them until ${formatDay(name.heldUntil)}`,
        })),
      ]}
    />
  </Part>
)

const CASE_WORDS = {
  open: 'A case is open',
  watched: 'A case is watched',
  dismissed: 'A case was dismissed',
  banned: 'A case ended with a ban',
} as const

const NOTE_WORDS: Readonly<Record<string, string>> = {
  'forged-score': 'claimed a point that was not earned',
  'forged-answer': 'answered a question that was not asked',
  'late-answer': 'answered after the end',
}

export const FairPlay = ({ uid, fairPlay, notes }: PlayerFileData) => (
  <Part title="Fair play">
    {fairPlay === null ? (
      <Empty>There is no case.</Empty>
    ) : (
      <p>
        <Link to={`/admin/fair-play/${uid}`}>{CASE_WORDS[fairPlay.state]}</Link>
        {fairPlay.score > 0 && `, with a score of ${fairPlay.score}`}
      </p>
    )}
    {notes.length > 0 && (
      <ul className={styles.lines}>
        {notes.map(({ kind, at, gameId, times }) => (
          <li key={`${kind} ${gameId} ${at}`}>
            <span>
              {NOTE_WORDS[kind] ?? kind}
              {times > 1 && `, ${times} times`}
            </span>
            <span className={about.small}>{formatTime(at)}</span>
          </li>
        ))}
      </ul>
    )}
  </Part>
)

export const Activity = ({ games, questionsCorrect }: PlayerFileData) => (
  <Part title="Games">
    {Object.keys(games).length === 0 ? (
      <Empty>None finished yet.</Empty>
    ) : (
      <Facts
        of={[
          ...Object.entries(games).map(([kind, n]) => ({
            name: counterWords(kind)?.title ?? kind,
            value: n.toLocaleString('en'),
          })),
          { name: 'Right answers', value: questionsCorrect.toLocaleString('en') },
        ]}
      />
    )}
  </Part>
)

export const Browsers = ({ sessions, knownDevices }: PlayerFileData) => (
  <Part title="Browsers">
    {sessions.length === 0 ? (
      <Empty>Not logged in anywhere.</Empty>
    ) : (
      <ul className={styles.lines}>
        {sessions.map(({ device, createdAt, lastSeenAt }) => (
          <li key={`${device} ${createdAt}`}>
            <span>{device}</span>
            <span className={about.small}>
              since {formatDay(createdAt)}, seen {formatTime(lastSeenAt)}
            </span>
          </li>
        ))}
      </ul>
    )}
    <p className={about.small}>
      Has logged in from {knownDevices} {knownDevices === 1 ? 'browser' : 'browsers'} so far. Addresses are
      not kept.
    </p>
  </Part>
)

export const Reports = ({ reports, reportsInAll }: PlayerFileData) => (
  <Part title="Reports made">
    {reports.length === 0 ? (
      <Empty>None.</Empty>
    ) : (
      <ul className={styles.lines}>
        {reports.map(({ question, reason, detail, at }) => (
          <li key={`${question} ${at}`}>
            <span>
              <Link to={`/admin/questions/${question}`}>{question}</Link>: {reason}
              {detail !== '' && `, “${detail}”`}
            </span>
            <span className={about.small}>{formatTime(at)}</span>
          </li>
        ))}
      </ul>
    )}
    {reportsInAll > reports.length && (
      <p className={about.small}>{reportsInAll.toLocaleString('en')} in all.</p>
    )}
  </Part>
)
