/** What a message of the contact page may be about. */
export const CONTACT_TOPICS = ['question', 'account', 'fair-play', 'idea', 'other'] as const
export type ContactTopic = (typeof CONTACT_TOPICS)[number]

/** A topic as people read it: in the form, in the mail's subject, in the inbox. */
export const TOPIC_WORDS: Readonly<Record<ContactTopic, string>> = {
  question: 'A question is wrong',
  account: 'My account',
  'fair-play': 'Fair play',
  idea: 'An idea',
  other: 'Press, or something else',
}
