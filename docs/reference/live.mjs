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

/** An example of each message that a client may send. */
const SAID = [
  [
    { hello: { protocol: PROTOCOL, token: '…' } },
    'The first message; later messages of this kind bring a new token.',
  ],
  [
    { id: 7, fn: 'answer', data: { matchId: 'Abcdefgh1234', index: 0, choice: 2 } },
    'Calls a function; the response has the same `id`.',
  ],
  [
    { follow: 'user', have: { epoch: 'k2-4', n: 17 } },
    'Subscribes to a topic. `have`: the last message received in an earlier subscription, if any.',
  ],
  [{ unfollow: 'user' }, 'Ends the subscription.'],
  [{ ping: 1234 }, 'Shows that the client is alive; `pong` returns the number.'],
]

const json = (value) => JSON.stringify(value).replaceAll('":', '": ').replaceAll(',"', ', "')

/** What a client does after each kind of close code. */
const ACTS = {
  reload: 'reload the page: client and server have different versions',
  retry: 'connect again after a pause, longer each time',
  refresh: 'request the session again, then connect',
  stop: 'do not reconnect automatically',
}

const codes = Object.values(CLOSE).map(
  ({ code, client, reason }) => `| ${code} | ${reason} | ${ACTS[client]} |`,
)

export const live = `## The live socket

\`wss://…/live\` is for calls that have to be quick, and for documents to which a client subscribes. Each message is one JSON text
of at most ${MAX_LIVE_MESSAGE_BYTES / 1024} kB; binary messages are refused. The first message is \`hello\` with the protocol's number (${PROTOCOL}) and a bearer
token; the server responds with \`welcome\`. A later \`hello\` brings a new token of the same player.

| message of a client | meaning |
|---|---|
${SAID.map(([message, meaning]) => `| \`${json(message)}\` | ${meaning} |`).join('\n')}

Each message of the server has one of these forms:

\`\`\`ts
${declaration('wire/src/live/messages.ts', 'ServerMessage')}
\`\`\`

### Topics and numbers

| topic | document | who may subscribe |
|---|---|---|
| \`user\` | [User](#user) | each player, to their own |
| \`match\` | [Match](#match); \`{}\` while there is none | each player, to their own |
| \`queue\` | [Queue](#queue) | each player, to their own |
| \`game:{id}\` | [a game](#games), as this seat may see it | players with a seat in it |
| \`room:{id}\` | [a party's room](#party), the same frame for everybody | everybody who knows the id |
| \`screen:{id}\` | [a party's players, teams and counts](#party) | everybody who knows the id |
| \`host:{id}\` | [what only the host sees](#party) | the host |
| \`board:{key}\` | [the top ten of a leaderboard](#leaderboard) | everybody, while players can still enter the leaderboard |

The first message of a topic has the whole document (\`doc\`), a number \`n\`, and an \`epoch\`. Each further message has the fields
that changed (\`set\`, with their complete values) and the next number. After a lost connection a client subscribes again with
\`have\`, the last epoch and number that it received. It gets \`same\` if that is still the last message, and otherwise a new \`doc\`.
One connection can have at most 16 subscriptions. An error of a
topic (\`{"topic", "error"}\`) means that the client is not subscribed to it.

### Heartbeat and close codes

Client and server send something at least every ${HEARTBEAT / 1_000} seconds. If a client has nothing else to send, it sends \`ping\`. The server closes
a connection that has been silent during two such intervals in a row. It measures the network delay by WebSocket pings: a pong counts
if it repeats the payload of the open ping, which every WebSocket library does automatically.

| code | why | what a client does |
|---|---|---|
${codes.join('\n')}
`

const schema = (name, of) => `\`\`\`ts\n${shape(of, 'output', commentsOfSchema(name))}\n\`\`\``
const types = (...declared) =>
  `\`\`\`ts\n${declared.map(([path, name]) => declaration(path, name)).join('\n\n')}\n\`\`\``
const modes = 'rules/src/modes'

export const documents = `## Documents

Times are ms since 1970 by the server's clock, and durations are ms (\`Millis\`, a number). Places are ISO 3166 codes of two letters; a
\`Region\` is one of ${REGIONS.join(', ')}.

### User

The player's own document. A guest's \`username\` is 'Guest' and \`profilePic\` \`profile1\`.

${schema('User', User)}

### Match

A player's active match, for the prompt to join and the link to it. Players 1 and 2 have the seats 0 and 1 of the game.

${schema('Match', Match)}

### Queue

${schema('QueueStatus', QueueStatus)}

### Games

A game's document contains all that one seat may know at that moment: a right answer is in it only once the question has closed.
\`settled\` means that ratings, scores and achievements have been written. \`mode\` says which kind of game it is.

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

### Party

A party (\`mode: 'party'\`) has several documents. What all of its pages share is one frame, encoded once; the document of a seat
(\`game:{id}\`) is sent only when it changes. \`index\` of the two may differ: then the player has not answered the room's question yet.

${types(
  ['wire/src/documents/party.ts', 'PartyRoomDocument'],
  [`${modes}/party/room-view.ts`, 'PartyRoomView'],
  [`${modes}/party/judge.ts`, 'ShownQuestion'],
  ['rules/src/forms/shown.ts', 'ShownForm'],
  [`${modes}/party/room-view.ts`, 'RoundView'],
  [`${modes}/party/room-view.ts`, 'PartyReveal'],
  [`${modes}/party/judge.ts`, 'ExplainedSolution'],
  ['rules/src/forms/solution.ts', 'Solution'],
  [`${modes}/party/room-view.ts`, 'Leader'],
  [`${modes}/party/state.ts`, 'PartyPhase'],
  ['wire/src/documents/party.ts', 'PartyDocument'],
  [`${modes}/party/seat-view.ts`, 'PartyView'],
  ['rules/src/forms/answer.ts', 'FormAnswer'],
  [`${modes}/party/screen-view.ts`, 'PartyScreenView'],
  [`${modes}/party/screen-view.ts`, 'ScreenSeat'],
  [`${modes}/party/screen-view.ts`, 'ScreenTeam'],
  [`${modes}/party/host-view.ts`, 'PartyHostView'],
  [`${modes}/party/reveal.ts`, 'GroupedAnswer'],
)}

### Leaderboard

${types(['wire/src/documents/leaderboard.ts', 'LeaderboardDocument'])}

A row of a leaderboard:

${schema('LeaderboardRow', LeaderboardRow)}
`

const unread = SAID.filter(([message]) => !ClientMessage.safeParse(message).success)

/** Examples that the schema refuses, and messages and documents without an example. */
export const liveProblems = [
  ...MODES.filter(({ engine }) => !documents.includes(`mode: '${engine}'`)).map(
    ({ name, engine }) => `docs/reference/live.mjs: the document of ${name} (${engine}) is missing`,
  ),
  ...unread.map(([message]) => `docs/reference/live.mjs: the socket does not take ${json(message)}`),
  ...(SAID.length === ClientMessage.options.length
    ? []
    : ['docs/reference/live.mjs: a message of a client is missing']),
]
