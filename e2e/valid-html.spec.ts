import { HtmlValidate } from 'html-validate'
import { expect, test } from './fixtures.ts'
import { PUBLIC_PAGES, UNLISTED_PAGES } from './public-addresses.ts'
import type { GameServer } from './server.ts'
import { test as onStandingServer } from './shared-server.ts'

/** The recommended rules, except these. */
const validator = new HtmlValidate({
  extends: ['html-validate:recommended'],
  rules: {
    // Written by React, and valid HTML: `<img/>`, `checked=""`, `dateTime`, ids that begin with an underscore.
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    'attr-case': 'off',
    'valid-id': ['error', { relaxed: true }],
    // A `<dl>` may have a label, and those with figures have one.
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
  },
})

const OPERATOR = { OPERATOR_NAME: 'Ada & <Zoe>', OPERATOR_CONTACT: 'ada@quiz.example' }

const problemsAt = async (url: string): Promise<string[]> => {
  const html = await (await fetch(url)).text()
  const { results } = await validator.validateString(html, url)
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, line, column }) => `${ruleId} at ${line}:${column}: ${message}`),
  )
}

const PATHS = [...Object.keys(PUBLIC_PAGES), ...UNLISTED_PAGES, '/daily-quiz', '/match/x', '/nowhere']

const expectValidHtml = async ({ url }: GameServer): Promise<void> => {
  for (const path of PATHS) expect.soft(await problemsAt(url + path), path).toEqual([])
}

test.describe('a server that names its operator', () => {
  test.use({ environment: OPERATOR })
  test('sends valid HTML', async ({ server }) => expectValidHtml(server))
})

onStandingServer('a server without operator settings sends valid HTML', async ({ server }) =>
  expectValidHtml(server),
)
