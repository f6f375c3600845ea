import { existsSync } from 'node:fs'
import { defineConfig } from '@playwright/test'

const DEBIANS = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium']

/** Playwright's own Chromium if none of these exists. */
const chromium = process.env.CHROMIUM_PATH ?? DEBIANS.find((path) => existsSync(path))

/** `SCREENS=1 npx playwright test -c e2e` takes pictures of all screens instead of testing promises. */
const PICTURES = '**/pictures.spec.ts'
/** `npm run pictures` takes those of the README. */
const README = '**/readme-pictures.spec.ts'
/** `SCREENS=party …` takes those of a party, in every phase. */
const PARTY = '**/party-pictures.spec.ts'
/** `LIGHTHOUSE=1 …` judges pages: one at a time, because other work makes a page look slow. */
const JUDGED = '**/lighthouse.spec.ts'
const { SCREENS, LIGHTHOUSE } = process.env
const ASKED: Readonly<Record<string, string>> = { '1': PICTURES, readme: README, party: PARTY }
const alone = ASKED[SCREENS ?? ''] ?? (LIGHTHOUSE === '1' ? JUDGED : null)

export default defineConfig({
  testDir: '.',
  globalSetup: './prepare.ts',
  ...(alone === null ? { testIgnore: [PICTURES, README, PARTY, JUDGED] } : { testMatch: alone }),
  outputDir: '../test-results',
  fullyParallel: true,
  forbidOnly: true,
  // Most of a game is waiting for clocks, so there are three more workers than the smallest machine has cores.
  workers: alone === JUDGED ? 1 : 5,
  retries: 0,
  // Only ends what hangs: a whole match takes 40 s, and more than twice as long on a slow machine.
  timeout: 240_000,
  // Five browsers on two cores: a page that is slow now and then is no fault.
  expect: { timeout: 25_000 },
  use: {
    viewport: { width: 1280, height: 900 },
    actionTimeout: 25_000,
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(chromium && { executablePath: chromium }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
})
