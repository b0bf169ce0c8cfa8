import { defineConfig, devices } from '@playwright/test'
import { pageRights } from './tests/access/page-rights.ts'
import { findChromium } from './tools/processes/find-chromium.ts'
import { journeyEnvironment } from './tools/processes/journey-environment.ts'
import { ports } from './tools/services/settings.ts'
import { PLAYWRIGHT_REPORT } from './tools/verify/results.ts'

const origin = `http://localhost:${ports.e2eWeb}`

const WHOLE_SITE = '**/whole-site/*.spec.ts'
const SEARCH_KINDS = '**/search-kinds.spec.ts'
const EDITOR = '**/editor/*.spec.ts'

Object.assign(process.env, journeyEnvironment())
// Chromium gives a saved file a Persian name only where the locale can write it.
process.env.LANG ||= 'C.UTF-8'
// Who may open which page, for the journey that knocks at each.
process.env.RASTEH_E2E_PAGES = JSON.stringify(pageRights)

export default defineConfig({
  globalTeardown: './tools/after-journeys.ts',
  testDir: 'apps/storefront/e2e',
  outputDir: 'test-results',
  workers: 2,
  fullyParallel: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: true,
  // A journey that passes at the second try has a fault of its own: it is mended, not tried again.
  retries: 0,
  reporter: [['list'], ['json', { outputFile: PLAYWRIGHT_REPORT }]],
  use: {
    ...devices['Desktop Chrome'],
    baseURL: origin,
    locale: 'fa-IR',
    timezoneId: 'Asia/Tehran',
    // Recording slows every journey: a failed one is recorded when it is run alone with `--trace on`.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      // The machine's own browser: none is downloaded. Its background calls would only fail on a closed network.
      executablePath: findChromium(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        // Letters as wide as on a phone: with hinting they have whole pixels.
        '--font-render-hinting=none',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    { name: 'journeys', testIgnore: [WHOLE_SITE, SEARCH_KINDS, EDITOR] },
    // What changes every page runs after all other journeys.
    { name: 'whole-site', testMatch: WHOLE_SITE, dependencies: ['journeys'] },
    // Other kinds of the header's search box, when no other journey searches.
    { name: 'search-kinds', testMatch: SEARCH_KINDS, dependencies: ['whole-site'] },
    // `pnpm prove editor` alone asks for it.
    ...(process.env.PROVE_EDITOR ? [{ name: 'editor', testMatch: EDITOR }] : []),
  ],
  webServer: {
    command: 'node tools/e2e.ts',
    url: `${origin}/api/shop/me`,
    timeout: 300_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
  },
})
