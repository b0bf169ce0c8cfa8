import { join } from 'node:path'
import { defineConfig, devices } from '@playwright/test'
import { databaseUrl, ports, shopEnvironment } from './scripts/services/settings.ts'
import { pageRights } from './scripts/tests/access-matrix.ts'
import { PLAYWRIGHT_REPORT } from './scripts/verify/results.ts'

const origin = `http://localhost:${ports.e2eWeb}`

// Journeys that change what lies behind the shop find its database here.
process.env.RASTEH_E2E_DATABASE_URL = databaseUrl('owner', 'rasteh_e2e')
// Customers come in with sessions of their test's own, signed as the shop signs them.
process.env.RASTEH_E2E_ORIGIN = origin
process.env.RASTEH_E2E_MESSAGES = `http://127.0.0.1:${ports.simulator}/messages`
process.env.RASTEH_E2E_SECRET = shopEnvironment('rasteh_e2e').RASTEH_SECRET ?? ''
// Files that are bought lie where shop-api looks for them.
process.env.RASTEH_E2E_DOWNLOADS = join(
  shopEnvironment('rasteh_e2e').RASTEH_PRIVATE_DIR ?? 'private',
  'downloads',
)
// Who may open which page, for the journey that knocks at each.
process.env.RASTEH_E2E_PAGES = JSON.stringify(pageRights)

export default defineConfig({
  globalTeardown: './scripts/after-journeys.ts',
  testDir: 'apps/web/e2e',
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
      // Debian's own browser: none is downloaded. Its background calls would only fail on a closed network.
      executablePath: '/usr/bin/chromium',
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
