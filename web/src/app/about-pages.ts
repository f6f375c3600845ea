/** What a page says of itself to those who look for it, beside its title. */
export interface AboutPage {
  readonly description: string
  /** The module of its screen, from `src/`, as the build's manifest names it. */
  readonly module: string
  /** The address under which it is found, where it has several. */
  readonly canonical?: string
}

const HOME: AboutPage = {
  description:
    'Today’s ten trivia questions, the same for everybody: answer the first one right here. Then ranked duels, Survival and quizzes of your own. No account needed.',
  module: 'app/screens/home-screen.tsx',
}

/** The public pages, which are prerendered, by their path. The build alone reads this: no script holds it. */
export const ABOUT_PAGES: Readonly<Record<string, AboutPage>> = {
  '/': HOME,
  '/daily-quiz': { ...HOME, canonical: '/' },
  '/daily': {
    description:
      'Every daily quiz so far, your results and your streak. Past days can be played as practice.',
    module: 'app/screens/daily-screen.tsx',
  },
  '/battle': {
    description: 'Play a ranked match, invite a friend by key, link or QR code, or practise against a bot.',
    module: 'app/screens/lobby-screen.tsx',
  },
  '/custom': {
    description:
      'A quiz of your own: choose categories, difficulty, number and clock, and send the same one to a friend.',
    module: 'app/screens/custom-screen.tsx',
  },
  '/survival': {
    description:
      'Trivia questions that get harder, twelve seconds each, until the first miss. How far can you go?',
    module: 'app/screens/survival-screen.tsx',
  },
  '/flag-quiz': {
    description:
      'Name the flags of the world, or of one region: typed, or by four choices that look alike. The clock counts up, what you missed can be practised.',
    module: 'app/screens/flag-quiz-screen.tsx',
  },
  '/country-quiz': {
    description:
      'Name all countries of a continent, or find them on the map: 197 countries, as you type or three tries each. With a list instead of the map, too.',
    module: 'app/screens/country-quiz-screen.tsx',
  },
  '/register': {
    description: 'Keep your rating, your record and your history, and log in anywhere.',
    module: 'app/screens/register-screen.tsx',
  },
  '/login': {
    description: 'Log in to your Trivium account by username or e-mail address.',
    module: 'app/screens/login-screen.tsx',
  },
  '/reset-password': {
    description: 'Choose a new password for your Trivium account by a mailed link.',
    module: 'app/screens/reset-password-screen.tsx',
  },
  '/contact': {
    description:
      'Write to the people who run this site: a wrong question, your account, an idea. Every message is read and answered by mail.',
    module: 'app/screens/contact-screen.tsx',
  },
  '/leaderboard': {
    description:
      'The best players by rating, in Survival, the daily, flags and countries: of all time, this week and every week before. And your own place.',
    module: 'app/screens/leaderboard-screen.tsx',
  },
}
