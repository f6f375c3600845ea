// The chapters of the live socket and of the documents that it carries.
import { REGIONS } from '../../rules/src/places/regions.ts'
import { LeaderboardRow } from '../../wire/src/documents/leaderboard.ts'
import { Match } from '../../wire/src/documents/match.ts'
import { QueueStatus } from '../../wire/src/documents/queue.ts'
import { User } from '../../wire/src/documents/user.ts'
import { HEARTBEAT, MAX_LIVE_MESSAGE_BYTES, PROTOCOL } from '../../wire/src/limits.ts'
import { CLOSE } from '../../wire/src/live/close-codes.ts'
import { ClientMessage } from '../../wire/src/live/messages.ts'
import { MODES } from '../../wire/src/modes/modes.ts'
import { shape } from './shapes.mjs'
import { commentsOfSchema, declaration } from './sources.mjs'

/** Each message that a client may send, as it stands on the wire. */
const SAID = [
  [{ hello: { protocol: PROTOCOL, token: '…' } }, 'The first one. Later, to carry a fresh token.'],
  [
    { id: 7, fn: 'answer', data: { matchId: 'Abcdefgh1234', index: 0, choice: 2 } },
    'Calls a function; the answer has the same `id`.',
  ],
  [
    { follow: 'user', have: { epoch: 'k2-4', n: 17 } },
    'Follows a topic. `have`, where one was followed before: the last message seen.',
  ],
  [{ unfollow: 'user' }, 'Follows it no more.'],
  [{ ping: 1234 }, 'Shows life; `pong` brings the number back.'],
]

const json = (value) => JSON.stringify(value).replaceAll('":', '": ').replaceAll(',"', ', "')

/** What each close code asks of a client. */
const ACTS = {
  reload: 'load the page anew: client and server speak different versions',
  retry: 'connect again after a pause, longer each time',
  anew: 'ask for the session again, then connect',
  stop: 'connect no more by itself',
}

const codes = Object.values(CLOSE).map(
  ({ code, client, reason }) => `| ${code} | ${reason} | ${ACTS[client]} |`,
)

export const live = `## The live socket

\`wss://…/live\` carries functions that have to be quick, and documents that are followed. Each message is one JSON text of at most
${MAX_LIVE_MESSAGE_BYTES / 1024} kB; binary ones are refused. The first message is \`hello\` with the protocol's number (${PROTOCOL}) and a bearer token;
the server answers \`welcome\`. A later \`hello\` carries a fresh token of the same player.

| a client says | meaning |
|---|---|
${SAID.map(([message, meaning]) => `| \`${json(message)}\` | ${meaning} |`).join('\n')}

What the server says, each one of:

\`\`\`ts
${declaration('wire/src/live/messages.ts', 'ServerMessage')}
\`\`\`

### Topics and numbers

| topic | document | who may follow |
|---|---|---|
| \`user\` | [User](#user) | everybody their own |
| \`match\` | [Match](#match); \`{}\` while there is none | everybody their own |
| \`queue\` | [Queue](#queue) | everybody their own |
| \`game:{id}\` | [a game](#games), as this seat may see it | who has a seat |
| \`board:{key}\` | [the best ten of a board](#board) | everybody, while the board still moves |

The first message of a topic has the whole document (\`doc\`), a number \`n\`, and an \`epoch\`. Each further one has the fields that changed
(\`set\`, each field whole) and the next number. After a broken connection a client follows again with \`have\`, the last epoch and
number that it saw: it gets the messages in between, or \`same\`, or, where too many were missed or the epoch is another, a new \`doc\`.
One connection follows at most 16 topics. An error of a topic (\`{"topic", "error"}\`) means that it is not followed.

### Heartbeat and close codes

Either end speaks at least every ${HEARTBEAT / 1_000} seconds; a client sends \`ping\` where it has nothing else to say, and the server ends a connection
that was silent for two further beats. The server measures the delay by WebSocket pings of its own: a pong counts when it
repeats the payload of the ping that is open, which every WebSocket library does by itself.

| code | why | what a client does |
|---|---|---|
${codes.join('\n')}
`

const schema = (name, of) => `\`\`\`ts\n${shape(of, 'output', commentsOfSchema(name))}\n\`\`\``
const types = (...declared) =>
  `\`\`\`ts\n${declared.map(([path, name]) => declaration(path, name)).join('\n\n')}\n\`\`\``
const modes = 'rules/src/modes'

export const documents = `## Documents

Times are ms since 1970 by the server's clock, spans are ms (\`Millis\`, a number). Places are ISO 3166 codes of two letters; a
\`Region\` is one of ${REGIONS.join(', ')}.

### User

The player's own document. A guest's \`username\` is 'Guest' and \`profilePic\` \`profile1\`.

${schema('User', User)}

### Match

The one active match of a player: the prompt to join and the way to it. Players 1 and 2 are the seats 0 and 1 of the game.

${schema('Match', Match)}

### Queue

${schema('QueueStatus', QueueStatus)}

### Games

A game's document is all that one seat may know at that moment: a right answer is in it only once the question has closed.
\`settled\` says that ratings, scores and achievements have been written. Which kind it is \`mode\` tells.

A battle:

${types(
  ['wire/src/documents/battle.ts', 'BattleDocument'],
  [`${modes}/battle/view.ts`, 'BattleView'],
  [`${modes}/battle/view.ts`, 'OpenQuestion'],
  ['rules/src/game/player.ts', 'Player'],
  ['rules/src/game/player.ts', 'BotStrength'],
  [`${modes}/battle/state.ts`, 'Ended'],
  [`${modes}/battle/events.ts`, 'EndReason'],
  [`${modes}/battle/events.ts`, 'SeatIndex'],
  ['wire/src/documents/battle.ts', 'RatingChange'],
)}

A daily, a run of Survival, a custom or player-made quiz:

${types(
  ['wire/src/documents/solo.ts', 'SoloDocument'],
  [`${modes}/solo/view.ts`, 'SoloView'],
  [`${modes}/solo/view.ts`, 'SoloQuestion'],
  [`${modes}/solo/view.ts`, 'SoloReveal'],
  [`${modes}/solo/state.ts`, 'SoloEnded'],
  [`${modes}/solo/events.ts`, 'SoloKind'],
  [`${modes}/solo/events.ts`, 'SoloEndReason'],
)}

A flag quiz:

${types(
  ['wire/src/documents/places.ts', 'FlagsDocument'],
  [`${modes}/flags/view.ts`, 'FlagsView'],
  [`${modes}/flags/view.ts`, 'FlagShown'],
  [`${modes}/flags/view.ts`, 'FlagClosed'],
  [`${modes}/flags/events.ts`, 'FlagsConfig'],
  [`${modes}/flags/events.ts`, 'FlagsEndReason'],
  ['wire/src/documents/places.ts', 'Books'],
)}

A country quiz:

${types(
  ['wire/src/documents/places.ts', 'CountriesDocument'],
  [`${modes}/countries/view.ts`, 'CountriesView'],
  [`${modes}/countries/view.ts`, 'CountryFound'],
  [`${modes}/countries/view.ts`, 'CountryAsked'],
  [`${modes}/countries/events.ts`, 'CountriesConfig'],
  [`${modes}/countries/events.ts`, 'CountriesEndReason'],
)}

### Board

${types(['wire/src/documents/leaderboard.ts', 'LeaderboardDocument'])}

A row of it:

${schema('LeaderboardRow', LeaderboardRow)}
`

const unread = SAID.filter(([message]) => !ClientMessage.safeParse(message).success)

/** Where the examples are not what the schema takes, or leave a message out. */
export const liveProblems = [
  ...MODES.filter(({ engine }) => !documents.includes(`mode: '${engine}'`)).map(
    ({ name, engine }) => `docs/reference/live.mjs: the document of ${name} (${engine}) is missing`,
  ),
  ...unread.map(([message]) => `docs/reference/live.mjs: the socket does not take ${json(message)}`),
  ...(SAID.length === ClientMessage.options.length
    ? []
    : ['docs/reference/live.mjs: a message of a client is missing']),
]
