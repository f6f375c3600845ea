import { expect, test } from 'vitest'
import { isCommon } from './common-passwords.ts'

const owner = { username: 'AdaLovelace', email: 'countess.ada@example.org' }

test.each([
  // from the list, in any case
  'qwertyuiop',
  'Qwertyuiop',
  '1234567890',
  'password123',
  'PASSWORD123',
  // from the list, with something appended
  'Dragon1234',
  'iloveyou!!',
  'sunshine2024!',
  'trustno1!!!',
  // from the list, in look-alikes
  'P@ssw0rd123',
  'dr4g0n2026',
  // the player's own names
  'adalovelace',
  'AdaLovelace1',
  'countess.ada',
  'Countess.Ada42',
  'countess.ada@example.org',
  'Trivium2026',
  // repetitions
  'aaaaaaaaaa',
  'abababababab',
  'abcabcabcabc',
  'abcabcabca',
  '1212121212',
  'dragondragon',
  'adalovelaceadalovelace',
  // runs
  'abcdefghij',
  'zyxwvutsrqp',
  'abcdef123456',
  'qwertyasdfgh',
  '1qaz2wsx3edc',
  '1q2w3e4r5t6y',
  '0987654321',
  'azertyuiop',
  'abcdefghij!1',
  '!@#$%^&*()',
  // full-width letters are letters
  'ｐａｓｓｗｏｒｄ１２３',
])('%s is common', async (password) => {
  expect(await isCommon(password, owner)).toBe(true)
})

test.each([
  'seven green kettles',
  'correct horse battery staple',
  'kQ7-vz!pR2mw',
  'Dragon83640192751',
  'mydragonatehomework',
  'not.countess.ada.at.all',
  'abcdefg-kettle',
  'üben macht den Meister',
  '8301947562',
  'lovelace and babbage',
])('%s is not', async (password) => {
  expect(await isCommon(password, owner)).toBe(false)
})

test('without a name only the password itself is checked', async () => {
  const nobody = { username: '', email: '' }
  expect(await isCommon('adalovelace', nobody)).toBe(false)
  expect(await isCommon('qwertyuiop', nobody)).toBe(true)
  expect(await isCommon('12345678901234', nobody)).toBe(true)
})
