import { defineConfig, devices } from '@playwright/test'
import { findChromium } from './scripts/processes/find-chromium.ts'
import { journeyEnvironment } from './scripts/processes/journey-environment.ts'
import { ports } from './scripts/services/settings.ts'
import { pageRights } from './scripts/tests/access-matrix.ts'
import { PLAYWRIGHT_REPORT } from './scripts/verify/results.ts'

const origin = `http://localhost:${ports.e2eWeb}`

Object.assign(process.env, journeyEnvironment())
// Who may open which page, for the journey that knocks at each.
process.env.RASTEH_E2E_PAGES = JSON.stringify(pageRights)

export default defineConfig({
  globalTeardown: './scripts/after-journeys.ts',
  testDir: 'apps/storefront/e2e',
  outputDir: 'test-results',
  workers: 2,
  fullyParallel: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: true,
  // A busy machine can miss a moment of a timed journey; a second miss is a fault. Flaky ones are named at the end.
  retries: 1,
  reporter: [['list'], ['json', { outputFile: PLAYWRIGHT_REPORT }]],
  use: {
    ...devices['Desktop Chrome'],
    baseURL: origin,
    locale: 'fa-IR',
    timezoneId: 'Asia/Tehran',
    // Recording slows every journey: one that missed is recorded when it is tried again.
    trace: 'on-first-retry',
    launchOptions: {
      // The machine's own browser: none is downloaded. Its background calls would only fail on a closed network.
      executablePath: findChromium(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  webServer: {
    command: 'node scripts/e2e.ts',
    url: `${origin}/api/shop/me`,
    timeout: 300_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
  },
})
