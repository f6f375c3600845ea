import { ARTICLES } from '@trivium/content/articles/list'
import { ORIGIN_PLACEHOLDER } from '@trivium/wire/public-pages'
import type { Article, BreadcrumbList, Graph, Organization, Quiz, Thing, WebSite } from 'schema-dts'
import { SITE_NAME } from '../site/identity.ts'
import type { PageMetadata } from './page-metadata/metadata.ts'

const at = (path: string): string => `${ORIGIN_PLACEHOLDER}${path}`

const ORGANIZATION: Organization = {
  '@type': 'Organization',
  '@id': at('/#organization'),
  name: SITE_NAME,
  url: at('/'),
  logo: at('/apple-touch-icon.png'),
}

const SITE: WebSite = {
  '@type': 'WebSite',
  '@id': at('/#site'),
  name: SITE_NAME,
  url: at('/'),
  inLanguage: 'en-GB',
  publisher: { '@id': at('/#organization') },
}

const quizAt = (path: string, { name, description, card }: PageMetadata): Quiz => ({
  '@type': 'Quiz',
  name: card.kicker === name ? name : `${card.kicker}: ${name}`,
  description,
  url: at(path),
  inLanguage: 'en-GB',
  isAccessibleForFree: true,
  about: { '@type': 'Thing', name: 'General knowledge' },
  educationalUse: 'practice',
  learningResourceType: 'quiz',
  publisher: { '@id': at('/#organization') },
})

const articleAt = (path: string, card: string): Article => {
  const article = ARTICLES.find((one) => one.path === path)
  if (article === undefined) throw new Error(`There is no article at ${path}.`)
  return {
    '@type': 'Article',
    headline: article.title,
    description: article.description,
    url: at(path),
    mainEntityOfPage: at(path),
    image: [at(card)],
    datePublished: article.published,
    dateModified: article.updated,
    wordCount: article.words,
    inLanguage: 'en-GB',
    isAccessibleForFree: true,
    author: { '@type': 'Organization', name: SITE_NAME, url: at('/') },
    publisher: { '@id': at('/#organization') },
  }
}

/** From the home page down to this page. */
const crumbsTo = (path: string, { above = [], name }: PageMetadata): BreadcrumbList => ({
  '@type': 'BreadcrumbList',
  itemListElement: [['/', SITE_NAME] as const, ...above, [path, name] as const].map(
    ([to, called], place) => ({
      '@type': 'ListItem',
      position: place + 1,
      name: called,
      item: at(to),
    }),
  ),
})

const thingsAt = (path: string, about: PageMetadata, card: string): Thing[] => {
  switch (about.kind) {
    case 'site':
      return [ORGANIZATION, SITE, quizAt(path, { ...about, name: 'Daily quiz' })]
    case 'quiz':
      return [quizAt(path, about), crumbsTo(path, about)]
    case 'article':
      return [articleAt(path, card), crumbsTo(path, about)]
    case 'page':
      return [crumbsTo(path, about)]
  }
}

/** A page in the vocabulary of schema.org. `card`: the path of its picture. */
export const structuredData = (path: string, about: PageMetadata, card: string): Graph => {
  const things = thingsAt(path, about, card)
  // The organization is in the same block, so references to it resolve.
  const all = about.kind === 'site' || about.kind === 'page' ? things : [ORGANIZATION, ...things]
  return { '@context': 'https://schema.org', '@graph': all }
}
