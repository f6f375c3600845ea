import { ARTICLES } from '@trivium/content/articles/list'
import { CONTINENT_PAGES } from './about-continents.ts'

/** What a picture for social networks shows beside the words. */
export type CardArt =
  | {
      readonly kind:
        | 'crossroads'
        | 'routes'
        | 'milestones'
        | 'climb'
        | 'board'
        | 'flags'
        | 'sliders'
        | 'words'
    }
  | { readonly kind: 'map'; readonly region: string }
  | { readonly kind: 'article'; readonly slug: string }

/** A picture of 1200 by 630 for social networks. */
export interface Card {
  /** What kind of page it is: a word or two. */
  readonly kicker: string
  readonly headline: string
  readonly line: string
  readonly art: CardArt
}

/** What a page is, for search engines. */
export type PageKind = 'site' | 'quiz' | 'article' | 'page'

/** What a page says of itself to those who look for it. */
export interface AboutPage {
  /** Where its route has none. */
  readonly title?: string
  /** At most 160 characters. */
  readonly description: string
  /** The module of its screen, from `src/`, as the build's manifest names it. */
  readonly module: string
  /** The module of its words, where the screen loads them later: the page needs its style sheets at once. */
  readonly words?: string
  readonly kind: PageKind
  readonly card: Card
  /** The address under which it is found, where it has several. */
  readonly canonical?: string
  /** Pages that it stands below, from the top: path and name. */
  readonly above?: readonly (readonly [path: string, name: string])[]
  /** What it is called among others. */
  readonly name: string
  /** Nobody looks for it: kept out of search engines and out of the map of the site. */
  readonly isUnlisted?: true
}

const HOME = {
  description:
    'Today’s ten trivia questions, the same for everybody: answer the first one right here. Then ranked duels, Survival and quizzes of your own. No account needed.',
  module: 'app/screens/home-screen.tsx',
} as const

const WORDS = 'app/screens/words-screen.tsx'

const ARTICLE_PAGES: Readonly<Record<string, AboutPage>> = Object.fromEntries(
  ARTICLES.map(({ slug, path, title, description, minutes }) => [
    path,
    {
      title: `${title} · Trivium`,
      name: title,
      description,
      module: WORDS,
      kind: 'article',
      above: [['/articles', 'Articles']],
      card: {
        kicker: 'Article',
        headline: title,
        line: `${minutes} minutes to read`,
        art: { kind: 'article', slug },
      },
    } satisfies AboutPage,
  ]),
)

/** The public pages, which are prerendered, by their path. The build alone reads this: no script holds it. */
export const ABOUT_PAGES: Readonly<Record<string, AboutPage>> = {
  '/': {
    ...HOME,
    name: 'Trivium',
    kind: 'site',
    card: {
      kicker: 'Ten questions a day',
      headline: 'Know it, or learn it.',
      line: 'The daily quiz, ranked duels, flags and countries. No account needed.',
      art: { kind: 'crossroads' },
    },
  },
  '/daily-quiz': {
    ...HOME,
    name: 'The daily quiz',
    canonical: '/',
    kind: 'quiz',
    card: {
      kicker: 'Daily quiz',
      headline: 'Ten questions, the same for everybody',
      line: 'One play a day counts. Keep your streak.',
      art: { kind: 'milestones' },
    },
  },
  '/daily': {
    name: 'All dailies',
    description:
      'Every daily quiz so far, your results and your streak. Past days can be played as practice.',
    module: 'app/screens/daily-screen.tsx',
    kind: 'page',
    card: {
      kicker: 'All dailies',
      headline: 'Every day so far, to play again',
      line: 'Past days as practice, and your own streak.',
      art: { kind: 'milestones' },
    },
  },
  '/battle': {
    name: 'Battle',
    description: 'Play a ranked match, invite a friend by key, link or QR code, or practise against a bot.',
    module: 'app/screens/lobby-screen.tsx',
    kind: 'page',
    card: {
      kicker: 'Battle',
      headline: 'Two players, the same ten questions',
      line: 'A rating that means something, friends by a link, and three bots.',
      art: { kind: 'routes' },
    },
  },
  '/custom': {
    name: 'Custom quiz',
    description:
      'A quiz of your own: choose categories, difficulty, number and clock, and send the same one to a friend.',
    module: 'app/screens/custom-screen.tsx',
    kind: 'page',
    card: {
      kicker: 'Custom quiz',
      headline: 'Your categories, your clock',
      line: 'Send the same quiz to a friend by its link.',
      art: { kind: 'sliders' },
    },
  },
  '/survival': {
    name: 'Survival',
    description:
      'Trivia questions that get harder, twelve seconds each, until the first miss. How far can you go?',
    module: 'app/screens/survival-screen.tsx',
    kind: 'quiz',
    card: {
      kicker: 'Survival',
      headline: 'Harder all the way. The first miss ends it.',
      line: 'Twelve seconds a question.',
      art: { kind: 'climb' },
    },
  },
  '/flag-quiz': {
    name: 'Flag quiz',
    description:
      'Name the flags of the world, or of one region: typed, or by four choices that look alike. The clock counts up, what you missed can be practised.',
    module: 'app/screens/flag-quiz-screen.tsx',
    kind: 'quiz',
    card: {
      kicker: 'Flag quiz',
      headline: 'All 250 flags of the world',
      line: 'Typed, or by four that look alike.',
      art: { kind: 'flags' },
    },
  },
  '/country-quiz': {
    title: 'Country quiz · Trivium',
    name: 'Country quiz',
    description:
      'Name all countries of a continent, or find them on the map: 197 countries, as you type or three tries each. With a list instead of the map, too.',
    module: 'app/screens/country-quiz-screen.tsx',
    kind: 'quiz',
    card: {
      kicker: 'Country quiz',
      headline: '197 countries. How many can you name?',
      line: 'Type them as the map fills in, or find them on it.',
      art: { kind: 'map', region: 'all' },
    },
  },
  ...CONTINENT_PAGES,
  '/leaderboard': {
    name: 'Leaderboard',
    description:
      'The best players by rating, in Survival, the daily, flags and countries: of all time, this week and every week before. And your own place.',
    module: 'app/screens/leaderboard-screen.tsx',
    kind: 'page',
    card: {
      kicker: 'Leaderboard',
      headline: 'Who is ahead, and where you are',
      line: 'Of all time, every week and every day; live at the top.',
      art: { kind: 'board' },
    },
  },
  '/articles': {
    title: 'Articles about trivia · Trivium',
    name: 'Articles',
    description:
      'How to get better at trivia, what is worth knowing by heart, and where the game comes from: three articles with sources, tables and drawings.',
    module: WORDS,
    words: 'features/articles/article-list.tsx',
    kind: 'page',
    card: {
      kicker: 'Articles',
      headline: 'To read between two quizzes',
      line: 'Where trivia comes from, what is worth knowing, how to keep it.',
      art: { kind: 'article', slug: ARTICLES.at(-1)?.slug ?? '' },
    },
  },
  ...ARTICLE_PAGES,
  '/contact': {
    name: 'Contact',
    description:
      'Write to the people who run this site: a wrong question, your account, an idea. Every message is read and answered by mail.',
    module: 'app/screens/contact-screen.tsx',
    kind: 'page',
    card: {
      kicker: 'Contact',
      headline: 'Write to us',
      line: 'A wrong question, your account, an idea: every message is read.',
      art: { kind: 'words' },
    },
  },
  '/privacy-policy': {
    title: 'Privacy policy · Trivium',
    name: 'Privacy policy',
    description:
      'What this site keeps of you, for what and for how long: two cookies, no trackers, no third parties; every key of your browser’s storage and every table.',
    module: WORDS,
    words: 'features/privacy/privacy-policy.tsx',
    kind: 'page',
    card: {
      kicker: 'Privacy',
      headline: 'What is kept of you, and for how long',
      line: 'Two cookies. No trackers. No third parties.',
      art: { kind: 'words' },
    },
  },
  '/credits': {
    title: 'Credits · Trivium',
    name: 'Credits',
    description:
      'Whose work Trivium stands on: flags, maps, fonts, pictures and software that others gave away, with their licences and notices.',
    module: WORDS,
    words: 'features/credits/credits.tsx',
    kind: 'page',
    card: {
      kicker: 'Credits',
      headline: 'What others made',
      line: 'Flags, maps, fonts and software, and their licences.',
      art: { kind: 'words' },
    },
  },
  '/register': {
    name: 'Create your account',
    description: 'Keep your rating, your record and your history, and log in anywhere.',
    module: 'app/screens/register-screen.tsx',
    kind: 'page',
    isUnlisted: true,
    card: {
      kicker: 'Account',
      headline: 'Keep your rating and your name',
      line: 'Everything you did as a guest comes along.',
      art: { kind: 'crossroads' },
    },
  },
  '/login': {
    name: 'Log in',
    description: 'Log in to your Trivium account by username or e-mail address.',
    module: 'app/screens/login-screen.tsx',
    kind: 'page',
    isUnlisted: true,
    card: {
      kicker: 'Account',
      headline: 'Log in',
      line: 'And go on where you were.',
      art: { kind: 'crossroads' },
    },
  },
  '/reset-password': {
    name: 'New password',
    description: 'Choose a new password for your Trivium account by a mailed link.',
    module: 'app/screens/reset-password-screen.tsx',
    kind: 'page',
    isUnlisted: true,
    card: {
      kicker: 'Account',
      headline: 'A new password',
      line: 'By a link that is mailed to you.',
      art: { kind: 'crossroads' },
    },
  },
}
