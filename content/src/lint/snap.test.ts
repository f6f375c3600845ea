import { describe, expect, it } from 'vitest'
import { sampleQuestion } from './sample.ts'
import { snapRules } from './snap.ts'

const rulesOf = (prompt: string): string[] =>
  snapRules.flatMap((rule) => rule([sampleQuestion({ prompt })])).map(({ rule }) => rule)

describe('stiff English is reported', () => {
  it.each([
    ['In which city is the Alhambra?', 'leading-preposition'],
    ['It was lost. On what did they find it?', 'leading-preposition'],
    ['The bird drinks out of what?', 'out-of-what'],
    ['Saxony locked up a man who made something else. What?', 'bare-tail'],
    ['Of the letters, which ones?', 'bare-tail'],
    ['Pigs are good at it, but dogs took over. Why?', 'bare-tail'],
    ['Two plates of the Earth drift apart at Thingvellir, where?', 'bare-tail'],
    ['A soap lost 16 of its actors in 2014. How?', 'bare-tail'],
    ['The Wall came down in Berlin; when?', 'bare-tail'],
    ['Eleven years of a comedy told of a war of three. Which war?', 'bare-tail'],
    ['Russians call it the little dog. Which key?', 'bare-tail'],
    ['Read as binary, lit for one: which number?', 'bare-tail'],
    ["A grave in Samoa says 'Home is the sailor'. Whose grave?", 'bare-tail'],
    ["The first message should have been 'login'. What arrived?", 'bare-tail'],
    ["'Mordida!' guests shout at a birthday. What follows?", 'bare-tail'],
    ['Sweden showed a train journey in full. How long?', 'bare-tail'],
    ['Which comedy of 1959 ends on a boat?', 'year'],
    ['Who won the Olympics of 1956?', 'year'],
    ['If Russia is reckoned to Europe, how large is it?', 'old-word'],
    ['What did the men of Papunya paint?', 'men'],
    ['On the wall hangs what?', 'inversion'],
    ['Never had the club won what?', 'inversion'],
  ])('%s', (prompt, rule) => expect(rulesOf(prompt)).toEqual([rule]))
})

describe('everyday English passes', () => {
  it.each([
    ['Which city is the Alhambra in?'],
    ['Usain Bolt was born in which country?'],
    ['Which 1959 comedy ends on a boat?'],
    ['What was the message of 1917 about?'],
    ["Who won the men's title?"],
    ['What did men and women wear?'],
    ["Who wrote 'All the King's Men'?"],
    ['Why do hunters use dogs instead of pigs?'],
    ['Where is it, and why?'],
    ['In a plutocracy, who governs?'],
    ['If a snake loses a fang, what happens?'],
    ['When two notes clash, which wins?'],
    ['Before lunch, how many?'],
    ['Peter Sellers plays three parts in which film?'],
    ['Nusantara is on which island?'],
    ["'Bombay duck' goes well with curry. What is it?"],
    ['A picture by Banksy was sold in 2018. What happened next?'],
    ['White: king g1, rook b7. Black: king h8. Which move mates?'],
    ["Tintin's friend curses 'Blistering …' what?"],
    ["Who sings 'Where?' and 'Why?'?"],
    ["Which film is 'Dude, Where's My Car?'?"],
  ])('%s', (prompt) => expect(rulesOf(prompt)).toEqual([]))
})
