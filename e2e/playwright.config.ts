import { existsSync } from 'node:fs'
import { defineConfig } from '@playwright/test'

const DEBIANS = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium']

/** Playwright's own Chromium where none of them is there. */
const chromium = process.env.CHROMIUM_PATH ?? DEBIANS.find((path) => existsSync(path))

/** `SCREENS=1 npx playwright test -c e2e` takes pictures instead of testing promises. */
const TAKES_PICTURES = process.env.SCREENS === '1'
const PICTURES = '**/pictures.spec.ts'

export default defineConfig({
  testDir: '.',
  ...(TAKES_PICTURES ? { testMatch: PICTURES } : { testIgnore: PICTURES }),
  outputDir: '../test-results',
  fullyParallel: true,
  forbidOnly: true,
  // Most of a game is waiting for its clocks: one more than the smallest machine has cores.
  workers: 3,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  use: {
    viewport: { width: 1280, height: 900 },
    actionTimeout: 15_000,
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
