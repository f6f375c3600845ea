/** The sides on which a feature has a folder or file, under the same noun. */
const SIDES = {
  server: /^server\/src\/features\/([^/]+)\//,
  web: /^web\/src\/features\/([^/]+)\//,
  wire: /^wire\/src\/functions\/([^/.]+)\.ts$/,
}

const PUBLIC_PAGE = 'a page that calls no function; e2e/public-pages.spec.ts reads it'

/** Features that are missing on some sides, each with the reason. */
export const EXCEPTIONS = {
  articles: { without: ['server', 'wire', 'e2e'], why: PUBLIC_PAGE },
  credits: { without: ['e2e'], why: 'e2e/admin-packs.spec.ts reads the credits of a pack' },
  home: { without: ['server', 'wire', 'e2e'], why: PUBLIC_PAGE },
  privacy: { without: ['server', 'wire', 'e2e'], why: PUBLIC_PAGE },
  places: {
    without: ['web', 'e2e'],
    why: 'what flags and countries share: their screens use web/src/places, their specs call its functions',
  },
  shares: {
    without: ['web', 'e2e'],
    why: 'every result is shared: web/src/share is used by all modes, their specs open shared links',
  },
  'party-plans': {
    without: ['server', 'web'],
    why: 'a plan is what a party is opened with: server and web keep it with the feature party',
  },
  'site-activity': {
    without: ['e2e'],
    why: 'two lines on the home page and in the lobby; every tour of those screens sees them',
  },
  'admin-messages': { without: ['e2e'], why: 'e2e/contact.spec.ts answers a message in the inbox' },
  notices: {
    without: ['e2e'],
    why: 'a notice is read where it is caused, as in e2e/admin-questions.spec.ts',
  },
}

/** Features that lack a counterpart, needless exceptions, and nouns that the server uses twice. */
export function featureProblems(files, exceptions = EXCEPTIONS) {
  const sides = sidesOf(files)
  return [...nounProblems(sides, exceptions), ...unknownExceptions(sides, exceptions), ...twice(files, sides)]
}

/** The sides on which each noun exists. */
function sidesOf(files) {
  const sides = new Map()
  for (const path of files)
    for (const [side, pattern] of Object.entries(SIDES)) {
      const noun = pattern.exec(path)?.[1]
      if (noun !== undefined) sides.set(noun, (sides.get(noun) ?? new Set()).add(side))
    }
  for (const [noun, has] of sides) if (files.some((path) => isSpecOf(noun, path))) has.add('e2e')
  return sides
}

function isSpecOf(noun, path) {
  const name = /^e2e\/(.+)\.spec\.ts$/.exec(path)?.[1]
  return name === noun || name?.startsWith(`${noun}-`) === true
}

function nounProblems(sides, exceptions) {
  const all = [...Object.keys(SIDES), 'e2e']
  return [...sides].flatMap(([noun, has]) => {
    const without = exceptions[noun]?.without ?? []
    const missing = all.filter((side) => !has.has(side) && !without.includes(side))
    const needless = without.filter((side) => has.has(side))
    return [
      ...missing.map(
        (side) => `the feature ${noun} has no counterpart: ${placeOf(side, noun)} (scripts/features.mjs)`,
      ),
      ...needless.map(
        (side) =>
          `the feature ${noun} has ${placeOf(side, noun)}: no exception is needed (scripts/features.mjs)`,
      ),
    ]
  })
}

function placeOf(side, noun) {
  if (side === 'e2e') return `e2e/${noun}*.spec.ts`
  return side === 'wire' ? `wire/src/functions/${noun}.ts` : `${side}/src/features/${noun}`
}

function unknownExceptions(sides, exceptions) {
  return Object.keys(exceptions)
    .filter((noun) => !sides.has(noun))
    .map((noun) => `there is no feature ${noun} (scripts/features.mjs)`)
}

/** A folder that features share is named for what it does, not after a feature. */
function twice(files, sides) {
  const shared = new Set(files.map((path) => /^server\/src\/([^/]+)\//.exec(path)?.[1]))
  return [...sides]
    .filter(([noun, has]) => has.has('server') && shared.has(noun))
    .map(([noun]) => `server/src/${noun} and server/src/features/${noun} have the same name`)
}
