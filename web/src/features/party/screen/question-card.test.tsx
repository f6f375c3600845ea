// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import type { PartyRoomDocument } from '@trivium/wire/documents/party'
import { afterEach, expect, test } from 'vitest'
import { sound } from '../../../preferences/sound.ts'
import { QuestionCard } from './question-card.tsx'

afterEach(() => {
  cleanup()
  sound.set('on')
})

const WORDS = 'Which country looks like a boot?'
const PICTURE = { kind: 'picture', src: 'abc.svg', width: 480, height: 360, alt: 'An outline' } as const
const SOUND = { kind: 'sound', src: 'abc', ms: 3_000 } as const

const show = (media: typeof PICTURE | typeof SOUND) => {
  const question = {
    category: 'geography',
    prompt: 'Which country is this?',
    form: 'choice',
    choices: null,
    media,
    words: WORDS,
  } as const
  const room = { weight: 2, isTieBreak: false, reveal: null } as PartyRoomDocument
  render(<QuestionCard room={room} question={question} />)
}

const prompt = () => screen.getByRole('heading', { level: 1 }).textContent

test('a television shows the picture with its address and a text that does not tell', () => {
  show(PICTURE)
  expect(prompt()).toBe('Which country is this?')
  expect(screen.getByRole('img', { name: PICTURE.alt }).getAttribute('src')).toBe('/media/abc.svg')
  expect(screen.getByText('Double points')).toBeTruthy()
})

test('a picture that does not load is asked in words', () => {
  show(PICTURE)
  fireEvent.error(screen.getByRole('img', { name: PICTURE.alt }))
  expect(prompt()).toBe(WORDS)
  expect(screen.queryByRole('img', { name: PICTURE.alt })).toBeNull()
})

test('a television whose sounds are off asks a sound in words', () => {
  sound.set('off')
  show(SOUND)
  expect(prompt()).toBe(WORDS)
  expect(screen.queryByRole('progressbar')).toBeNull()
})
