// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { sound } from '../../preferences/sound.ts'
import { QuestionCard } from '../question-card.tsx'
import { ReviewMedia } from './review-media.tsx'

afterEach(() => {
  cleanup()
  sound.set('on')
})

const picture = {
  kind: 'picture',
  src: 'abc.svg',
  width: 480,
  height: 360,
  alt: 'The outline of a country',
} as const
const tune = { kind: 'sound', src: 'abc', ms: 3_000 } as const
const WORDS = 'Which country looks like a boot?'

const show = (media: typeof picture | typeof tune) =>
  render(
    <QuestionCard
      category="geography"
      prompt="Which country is this?"
      place="3 of 10"
      media={media}
      words={WORDS}
    />,
  )

test('a picture has its address, its size and a text that does not tell', () => {
  show(picture)
  const image = screen.getByRole('img', { name: picture.alt })
  expect([image.getAttribute('src'), image.getAttribute('width')]).toEqual(['/media/abc.svg', '480'])
})

test('a press asks the question in words, and another one brings the picture back', () => {
  show(picture)
  fireEvent.click(screen.getByRole('button', { name: 'Ask me in words' }))
  expect(screen.getByRole('heading', { name: WORDS })).toBeTruthy()
  expect(screen.queryByRole('img')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Show the picture' }))
  expect(screen.getByRole('heading', { name: 'Which country is this?' })).toBeTruthy()
})

test('a picture that does not load is replaced by words', () => {
  show(picture)
  fireEvent.error(screen.getByRole('img'))
  expect(screen.getByRole('heading', { name: WORDS })).toBeTruthy()
})

test('a press enlarges the picture', () => {
  show(picture)
  fireEvent.click(screen.getByRole('button', { name: /Enlarge the picture/ }))
  expect(screen.getByRole('dialog').querySelector('img')?.getAttribute('src')).toBe('/media/abc.svg')
})

test('a sound has a button and a progress bar', () => {
  show(tune)
  expect(screen.getByRole('button', { name: /Play/ })).toBeTruthy()
  expect(screen.getByRole('progressbar').getAttribute('max')).toBe('3000')
})

test('with sounds off, a sound is asked in words', () => {
  sound.set('off')
  show(tune)
  expect(screen.getByRole('heading', { name: WORDS })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Play the sound' })).toBeTruthy()
})

test('a review shows the picture and says what it is', () => {
  render(<ReviewMedia media={{ ...picture, description: 'The outline of Italy.' }} />)
  expect(screen.getByRole('figure').textContent).toContain('The outline of Italy.')
})
