/** The topics of the contact page. */
export const CONTACT_TOPICS = ['question', 'account', 'fair-play', 'idea', 'other'] as const
export type ContactTopic = (typeof CONTACT_TOPICS)[number]

/** A topic's label: in the form, in the mail's subject, in the inbox. */
export const TOPIC_WORDS: Readonly<Record<ContactTopic, string>> = {
  question: 'A question is wrong',
  account: 'My account',
  'fair-play': 'Fair play',
  idea: 'An idea',
  other: 'Press, or something else',
}
