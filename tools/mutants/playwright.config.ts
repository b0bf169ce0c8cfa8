import base from '../../playwright.config.ts'

const { webServer: _server, globalTeardown: _teardown, ...rest } = base

/** Journeys against a shop that runs already. */
export default {
  ...rest,
  testDir: '../../apps/storefront/e2e',
  outputDir: '../../test-results/mutants',
  reporter: [['json']],
}
