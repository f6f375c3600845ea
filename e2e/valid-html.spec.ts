import { HtmlValidate } from 'html-validate'
import { expect, test } from './fixtures.ts'
import { PUBLIC_PAGES, UNLISTED_PAGES } from './public-addresses.ts'

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

for (const [name, environment] of Object.entries({
  'that names its operator': OPERATOR,
  'without operator settings': {},
}))
  test.describe(`a server ${name}`, () => {
    test.use({ environment })
    test('sends valid HTML', async ({ server }) => {
      for (const path of [
        ...Object.keys(PUBLIC_PAGES),
        ...UNLISTED_PAGES,
        '/daily-quiz',
        '/match/x',
        '/nowhere',
      ])
        expect.soft(await problemsAt(server.url + path), path).toEqual([])
    })
  })
