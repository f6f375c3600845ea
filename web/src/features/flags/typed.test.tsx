// @vitest-environment happy-dom
import { act, cleanup, fireEvent } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { FOUND } from './flags.test-kit.ts'
import { ID, renderFlags } from './render-flags.test-kit.tsx'

afterEach(cleanup)

const typed = (text: string, enter = false, item = 2) => ({ gameId: ID, item, text, enter })

test('the field has the focus, and the picture reveals nothing', async () => {
  const { field, picture, screen } = await renderFlags()
  expect(document.activeElement).toBe(field())
  expect(picture().getAttribute('src')).toBe('/flags/picture2.svg')
  expect([picture().width, picture().height]).toEqual([640, 480])
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Flags of South America')
  expect(screen.getByText('2 found, 12 to come')).toBeTruthy()
})

test('a name counts as it is typed: the field is emptied, the name is announced, the next flag appears', async () => {
  const { type, reply, field, set, picture, heard, screen, made } = await renderFlags()
  type('peru')
  expect(await reply('right')).toEqual(typed('peru'))
  expect(field().value).toBe('')
  await set(FOUND)
  expect(picture().getAttribute('src')).toBe('/flags/picture3.svg')
  expect(screen.getByText('Peru')).toBeTruthy()
  expect(heard()).toEqual(['Right: Peru. 11 to go.'])
  expect(document.activeElement).toBe(field())
  type('ec')
  expect(made()).toEqual([['typeFlag', typed('ec', false, 3)]])
})

test('if the next flag arrives before the reply, nothing typed for it is lost', async () => {
  const { type, calls, say, field, set } = await renderFlags()
  type('peru')
  const [call] = calls()
  await set(FOUND)
  expect(field().value).toBe('')
  type('e')
  await say({ id: call?.id ?? -1, result: { verdict: 'right', which: [], rests: [] } })
  expect(field().value).toBe('e')
})

describe('a name accepted before its end', () => {
  const taken = async () => {
    const game = await renderFlags()
    game.type('bosnia')
    await game.reply('right', [], ['andherzegovina', 'herzegovina'])
    await game.set(FOUND)
    /** Continues typing key by key after the current text. */
    const typeOn = (text: string) => {
      for (const key of text) game.type(game.field().value + key)
    }
    return { ...game, typeOn }
  }

  test.each([' and Herzegovina', ' & Herzegovina', '-Herzegovina'])(
    'may be typed to its end: “%s”',
    async (rest) => {
      const { typeOn, made, field } = await taken()
      typeOn(rest)
      expect(field().value).toBe('')
      expect(made()).toEqual([])
      typeOn('c')
      expect(made()).toMatchObject([['typeFlag', { text: 'c' }]])
    },
  )

  test('does not swallow the next name if that begins with the same letters', async () => {
    const { typeOn, made, field } = await taken()
    typeOn('ando')
    expect(field().value).toBe('ando')
    expect(made()).toMatchObject([['typeFlag', { item: 3, text: 'ando' }]])
  })

  test('is complete after a while', async () => {
    const { typeOn, made, hand } = await taken()
    typeOn(' an')
    hand.pass(1_000)
    typeOn('a')
    expect(made()).toMatchObject([['typeFlag', { text: 'a' }]])
  })

  test('may have been continued before the reply arrived', async () => {
    const { type, reply, set, field, made } = await renderFlags()
    type('surinam')
    type('suriname')
    await reply('right', [], ['e'])
    await set(FOUND)
    made()
    type(`${field().value}e`)
    expect(field().value).toBe('e')
  })
})

describe('a name accepted before its end, with the next flag arriving before the reply', () => {
  const goingOn = async (name: string, before: string, after: string, rests: string[]) => {
    const game = await renderFlags()
    game.type(name)
    const [call] = game.calls()
    if (before !== '') game.type(name + before)
    await game.set(FOUND)
    for (const key of after) game.type(game.field().value + key)
    await game.say({ id: call?.id ?? -1, result: { verdict: 'right', which: [], rests } })
    return game
  }

  test.each([
    ['for the next flag', 'surinam', '', 'e', ['e']],
    ['for both', 'bosnia', ' and', 'herze', ['andherzegovina', 'herzegovina']],
  ] as const)('its end, typed %s, does not stay in the field', async (_, name, before, after, rests) => {
    const { field } = await goingOn(name, before, after, [...rests])
    expect(field().value).toBe('')
  })

  test('takes its own continuation, and the next name starts after that', async () => {
    const { field, type } = await goingOn('bosnia', ' and', 'herze', ['andherzegovina', 'herzegovina'])
    for (const key of 'govinac') type(field().value + key)
    expect(field().value).toBe('c')
  })

  test('does not count a part of it sent in the meantime as the next name', async () => {
    const { type, press, calls, set, say, field } = await renderFlags()
    type('surinam')
    const [call] = calls()
    await set(FOUND)
    type('e')
    press('Enter')
    await say({ id: call?.id ?? -1, result: { verdict: 'right', which: [], rests: ['e'] } })
    expect(field().value).toBe('')
    expect(calls()).toEqual([])
  })

  test('keeps text that does not continue it', async () => {
    const { field } = await goingOn('surinam', '', 'ec', ['e'])
    expect(field().value).toBe('ec')
  })
})

test('only one call is in progress at a time', async () => {
  const { type, made, reply, calls } = await renderFlags()
  for (const text of ['p', 'pe', 'per']) type(text)
  const [first] = calls()
  expect(first?.data).toEqual(typed('p'))
  expect(made()).toEqual([])
  type('p')
  expect(await reply('none')).toBeUndefined()
})

test('a wrong name is reported after Enter, in words, and stays', async () => {
  const { type, press, reply, field, heard, screen } = await renderFlags()
  type('Bolivia')
  await reply('wrong')
  expect(screen.getByText('Not Bolivia.')).toBeTruthy()
  press('Enter')
  expect(await reply('wrong')).toEqual(typed('Bolivia', true))
  expect(screen.getAllByText('“Bolivia” is not it.')).toHaveLength(2)
  expect(heard()).toEqual(['“Bolivia” is not it.'])
  expect(field().value).toBe('Bolivia')
  expect(field().className).toContain('wrong')
  type('Bolivi')
  expect(field().className).not.toContain('wrong')
})

test('an unknown name and a wrong name get different messages', async () => {
  const { type, press, reply, screen } = await renderFlags()
  type('Atlantis')
  await reply('none')
  expect(screen.queryByText(/Atlantis/)).toBeNull()
  press('Enter')
  await reply('none')
  expect(screen.getAllByText('No place is called “Atlantis”.')).not.toHaveLength(0)
})

test.each(['by press', 'by its digit'])(
  'an ambiguous name asks which one is meant, chosen %s',
  async (how) => {
    const { type, press, reply, button, screen } = await renderFlags()
    type('congo')
    await reply('which', ['Congo - Kinshasa', 'Congo - Brazzaville'])
    expect(screen.getByText('Which one?')).toBeTruthy()
    if (how === 'by press') fireEvent.click(button('Congo - Brazzaville'))
    else press('2')
    expect(screen.queryByText('Which one?')).toBeNull()
    expect(await reply('wrong')).toEqual(typed('Congo - Brazzaville', true))
  },
)

test('the choice between several meanings disappears when typing continues', async () => {
  const { type, reply, screen } = await renderFlags()
  type('congo')
  await reply('which', ['Congo - Kinshasa', 'Congo - Brazzaville'])
  type('congo-b')
  expect(screen.queryByText('Which one?')).toBeNull()
})

test.each([
  ['Ctrl + Enter', 'Enter', { ctrlKey: true }],
  ['→ in an empty field', 'ArrowRight', {}],
])('%s skips, once', async (_, key, more) => {
  const { press, calls, say, screen } = await renderFlags()
  press(key, more)
  press(key, more)
  const skips = calls()
  expect(skips).toMatchObject([{ fn: 'skipFlag', data: { gameId: ID, item: 2 } }])
  await say({ id: skips[0]?.id ?? -1, result: {} })
  expect(screen.getAllByText('Skipped: it comes back.')).not.toHaveLength(0)
})

test('→ in a name moves the caret, and the last flag cannot be skipped', async () => {
  const { type, press, made, set } = await renderFlags()
  type('pe')
  made()
  press('ArrowRight')
  await set({ found: 13 })
  press('Enter', { ctrlKey: true })
  expect(made()).toEqual([])
})

test('? shows the keys, and a letter typed elsewhere goes into the field', async () => {
  const { press, screen, field, button } = await renderFlags()
  press('?')
  expect(screen.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeTruthy()
  fireEvent.click(button('Close'))
  button('Give up').focus()
  fireEvent.keyDown(button('Give up'), { key: 'p' })
  expect(document.activeElement).toBe(field())
})

test('text typed without a connection stays, and is sent after a reconnect', async () => {
  const { hand, calls, type, field, screen } = await renderFlags()
  hand.answer = () => {
    throw new TypeError('Failed to fetch')
  }
  await act(async () => hand.drop())
  await act(async () => {
    type('per')
    type('peru')
    for (let turn = 0; turn < 20; turn += 1) await Promise.resolve()
  })
  expect(field().value).toBe('peru')
  expect(screen.getAllByText(/What you typed is kept/)).not.toHaveLength(0)
  calls()
  await act(async () => hand.welcome())
  expect(calls()).toMatchObject([{ fn: 'typeFlag', data: typed('peru') }])
})

test('when few tries are left, their number is shown', async () => {
  const { screen, set } = await renderFlags({ current: { item: 2, image: 'p', choices: null, wrong: 17 } })
  expect(screen.getByText('3 tries left.')).toBeTruthy()
  await set({ ...FOUND, found: 2, missed: 1, last: { ...FOUND.last, outcome: 'missed' } })
  expect(screen.getByText('That was twenty tries. It’s Peru.')).toBeTruthy()
})

test('a picture that fails to load is requested again', async () => {
  const { picture, button, screen } = await renderFlags()
  fireEvent.error(picture())
  expect(screen.queryByRole('img', { name: 'Flag to name' })).toBeNull()
  fireEvent.click(button('Reload it'))
  expect(picture().getAttribute('src')).toBe('/flags/picture2.svg?again=1')
})

test('giving up asks once', async () => {
  const { button, made, screen } = await renderFlags()
  fireEvent.click(button('Give up'))
  expect(made()).toEqual([])
  fireEvent.click(screen.getAllByRole('button', { name: 'Give up' }).at(-1) as HTMLElement)
  expect(made()).toEqual([['giveUpPlaces', { gameId: ID }]])
})

test('a game of another kind is not found at this address', async () => {
  const { set, screen } = await renderFlags()
  await set({ mode: 'solo' as 'flags' })
  expect(screen.getByRole('heading', { name: 'Game not found' })).toBeTruthy()
})
