import { expect, test } from 'vitest'
import { matchPath } from './routes.tsx'

test.each([
  ['/', '/', {}],
  ['/daily', '/daily/', {}],
  ['/daily', '/Daily', {}],
  ['/daily', '/daily-quiz', null],
  ['/profile/:username', '/profile/Zo%C3%AB', { username: 'Zoë' }],
  ['/profile/:username', '/profile/a%2Fb', { username: 'a/b' }],
  ['/profile/:username', '/profile/50%', { username: '50%' }],
  ['/profile/:username', '/profile', null],
  ['/profile/:username', '/profile/a/b', null],
  ['/admin/*', '/admin', { '*': '' }],
  ['/admin/*', '/admin/users/Ada', { '*': 'users/Ada' }],
  ['/admin/*', '/administration', null],
  ['*', '/nowhere/at/all', { '*': 'nowhere/at/all' }],
])('%s at %s is %j', (path, pathname, params) => {
  expect(matchPath(path, pathname)).toEqual(params)
})
