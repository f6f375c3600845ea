// The chapter of the functions: one section each, from its literal.
import { COOKIE_FUNCTIONS, HTTP_FUNCTIONS, LARGE_BODIES } from '../../wire/src/cookie-functions.ts'
import { MODES } from '../../wire/src/modes/modes.ts'
import { REFUSALS } from '../../wire/src/refusals.ts'
import { FUNCTIONS } from '../../wire/src/registry.ts'
import { shape } from './shapes.mjs'
import { functionGroups } from './sources.mjs'

const TITLES = {
  accounts: 'Accounts',
  matchmaking: 'Finding an opponent',
  friends: 'Playing a friend',
  matches: 'Battles',
  solo: 'Single-player games of questions',
  daily: 'The daily',
  survival: 'Survival',
  custom: 'Custom quizzes',
  quizzes: 'Player-made quizzes',
  places: 'Flag and country quizzes',
  flags: 'Flag quizzes',
  countries: 'Country quizzes',
  'party-plans': 'Plans of parties',
  leaderboards: 'Leaderboards',
  achievements: 'Achievements',
  profiles: 'Profiles',
  shares: 'Shared results',
  'site-activity': 'Site activity',
  credits: 'Credits',
  notices: 'Notices',
  contact: 'Contact',
  'admin-overview': 'Admin: overview',
  'page-views': 'Admin: page views',
  'admin-questions': 'Admin: questions',
  'admin-packs': 'Admin: packs',
  'admin-quizzes': 'Admin: quizzes',
  'admin-users': 'Admin: players',
  'admin-fair-play': 'Admin: fair play',
  'admin-messages': 'Admin: messages',
  'admin-site': 'Admin: the site',
  'admin-audit': 'Admin: audit log',
}

const ACCESS = {
  anyone: 'anyone, also without a token',
  player: 'every player, guests too',
  registered: 'players with an account',
  moderator: 'moderators and admins',
  admin: 'admins',
}

/** The functions of a mode have the mode's title, unless a better one is above. */
for (const { name, title } of MODES) TITLES[name] ??= title

const order = Object.keys(TITLES)
const groups = functionGroups()
  .filter(({ functions }) => functions.length > 0)
  .toSorted((one, other) => order.indexOf(one.file) - order.indexOf(other.file))

const TIMES = [
  [3_600_000, 'hour'],
  [60_000, 'minute'],
  [1_000, 'second'],
]

/** 'a minute', '10 minutes'. */
const spanOf = (ms) => {
  const [unit, name] = TIMES.find(([one]) => ms % one === 0) ?? [1, 'ms']
  const n = ms / unit
  return n === 1 ? `${name === 'hour' ? 'an' : 'a'} ${name}` : `${n} ${name}s`
}
const limitOf = ({ calls, per }) => `${calls} in ${spanOf(per)}`.replace(/ in (an?) /, ' $1 ')

const transportOf = (name) => {
  if (COOKIE_FUNCTIONS.includes(name))
    return 'HTTP only, from the site’s own pages: it sets the session cookie'
  if (!HTTP_FUNCTIONS.includes(name)) return 'HTTP and the live socket'
  const large = LARGE_BODIES[name]
  return large === undefined ? 'HTTP only' : `HTTP only, with a body of up to ${Math.round(large / 1024)} kB`
}

const KEBAB = /(?<![`\w-])[a-z]+(?:-[a-z]+)+(?![\w-])/g
const withCode = (text) =>
  text.replace(KEBAB, (name) => (Object.hasOwn(REFUSALS, name) ? `\`${name}\`` : name))
const refusalsPart = (about) => /Refusals?: ([^.]*)/.exec(about)?.[1] ?? ''

const NOTHING = { '{}': 'nothing', unknown: 'anything; it is ignored' }

/** A type as code, or one line if there is none to show. */
const shapePart = (title, text) =>
  text in NOTHING ? `- **${title}:** ${NOTHING[text]}` : `\n${title}:\n\n\`\`\`ts\n${text}\n\`\`\`\n`

const section = ({ name, about, fields }) => {
  const { access, limit, addressLimit, beginsGame, input, output } = FUNCTIONS[name]
  const byAddress = addressLimit ? `, ${limitOf(addressLimit)} per address` : ''
  return [
    `### ${name}\n\n${withCode(about)}\n`,
    `- **Access:** ${ACCESS[access]}`,
    `- **Limit:** ${limitOf(limit)} per player${byAddress}${beginsGame ? '; it counts towards the daily limit on games' : ''}`,
    `- **Transport:** ${transportOf(name)}`,
    shapePart('Input', shape(input, 'input', fields)),
    shapePart('Result', shape(output, 'output', fields)),
  ]
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trimEnd()
}

const anchor = (title) =>
  title
    .toLowerCase()
    .replaceAll(/[^\w -]/g, '')
    .replaceAll(' ', '-')

export const functionList = groups
  .map(({ file, functions }) => {
    const names = functions.map(({ name }) => `[${name}](#${name.toLowerCase()})`)
    return `- **[${TITLES[file] ?? file}](#${anchor(TITLES[file] ?? file)}):** ${names.join(', ')}`
  })
  .join('\n')

export const functionChapters = groups
  .map(({ file, functions }) => `## ${TITLES[file] ?? file}\n\n${functions.map(section).join('\n\n')}`)
  .join('\n\n')

const nameless = (about) => about === '' || /^(Refusals?:|`)/.test(about)

/** Faults of the literals, each with its file. */
export const functionProblems = [
  ...groups
    .filter(({ file }) => !(file in TITLES))
    .map(({ file }) => `docs/reference/functions.mjs: ${file} has no title`),
  ...groups.flatMap(({ file, functions }) =>
    functions
      .filter(({ about }) => nameless(about))
      .map(
        ({ name }) => `wire/src/functions/${file}.ts: the comment before ${name} does not say what it does`,
      ),
  ),
  ...groups.flatMap(({ file, functions }) =>
    functions.flatMap(({ name, about }) =>
      [
        ...refusalsPart(about)
          .replaceAll(/\([^)]*\)/g, '')
          .matchAll(KEBAB),
      ]
        .filter(([refusal]) => !Object.hasOwn(REFUSALS, refusal))
        .map(
          ([refusal]) => `wire/src/functions/${file}.ts: ${name} names ${refusal}, which is not a refusal`,
        ),
    ),
  ),
  ...Object.keys(FUNCTIONS)
    .filter((name) => !groups.some(({ functions }) => functions.some((one) => one.name === name)))
    .map((name) => `wire/src/functions: ${name} is not found in any file`),
]
