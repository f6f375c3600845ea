import { ARTICLES } from '@trivium/content/articles/list'
import { titled } from '../../site/identity.ts'
import type { PageMetadata } from './metadata.ts'

const TEXT_SCREEN = 'app/screens/text-screen.tsx'

const ARTICLE_PAGES: Readonly<Record<string, PageMetadata>> = Object.fromEntries(
  ARTICLES.map(({ slug, path, title, description, minutes }) => [
    path,
    {
      title: titled(title),
      name: title,
      description,
      module: TEXT_SCREEN,
      kind: 'article',
      above: [['/articles', 'Articles']],
      card: {
        kicker: 'Article',
        headline: title,
        line: `${minutes} minutes to read`,
        art: { kind: 'article', slug },
      },
    } satisfies PageMetadata,
  ]),
)

/** Text pages by path, and the contact page. */
export const TEXT_PAGES: Readonly<Record<string, PageMetadata>> = {
  '/articles': {
    title: titled('Articles about trivia'),
    name: 'Articles',
    description:
      'How to get better at trivia, what is worth knowing by heart, and where the game comes from: three articles with sources, tables and drawings.',
    module: TEXT_SCREEN,
    words: 'features/articles/article-list.tsx',
    kind: 'page',
    card: {
      kicker: 'Articles',
      headline: 'Something to read between quizzes',
      line: 'Where trivia comes from, what is worth knowing, and how to remember it.',
      art: { kind: 'article', slug: ARTICLES.at(-1)?.slug ?? '' },
    },
  },
  ...ARTICLE_PAGES,
  '/contact': {
    name: 'Contact',
    description:
      'Write to the people who run this site: a wrong question, your account, an idea. Every message is read and answered by email.',
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
    title: titled('Privacy policy'),
    name: 'Privacy policy',
    description:
      'What this site stores about you, why and for how long: two cookies, no trackers, no third parties; every key of your browser’s storage and every table.',
    module: TEXT_SCREEN,
    words: 'features/privacy/privacy-policy.tsx',
    kind: 'page',
    card: {
      kicker: 'Privacy',
      headline: 'What we store, and for how long',
      line: 'Two cookies. No trackers. No third parties.',
      art: { kind: 'words' },
    },
  },
  '/credits': {
    title: titled('Credits'),
    name: 'Credits',
    description:
      'The open work Trivium is built on: flags, maps, fonts, pictures and software, with their licences and notices.',
    module: TEXT_SCREEN,
    words: 'features/credits/credits.tsx',
    kind: 'page',
    card: {
      kicker: 'Credits',
      headline: 'Open-source and content credits',
      line: 'Flags, maps, fonts and software, and their licences.',
      art: { kind: 'words' },
    },
  },
}
