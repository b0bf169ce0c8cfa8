import { type ImportRow, importTable } from './import-table.ts'

/** Tests may use the tools of tests, but not reach into packages that their own code may not know. */
const TEST_FILES = '(\\.test\\.tsx?|\\.arbitrary\\.ts|/test/|/e2e/|\\.config\\.ts$)'
const TEST_TOOLS = [
  'vitest',
  'fast-check',
  '@playwright',
  'playwright-core',
  '@testing-library',
  'axe-core',
  '@axe-core',
  '@persian-tools',
  'typescript',
]

/** `public.ts` is what the server renders; `public-<part>.ts` is what must come alone: code for browsers, or one page's styles. */
const PUBLIC_FILES = 'public.ts or public-<part>.ts'
const FEATURES = '^apps/storefront/src/features/'
const PUBLIC_FILE = `${FEATURES}[^/]+/public[a-z-]*[.]ts$`

/** The editor's own converters, which need nothing else of Payload. */
const RICH_TEXT = '@payloadcms/richtext-lexical'

/** The import table as rules of dependency-cruiser, each with a comment that says what to do. */
export function toCruiserRules() {
  return [
    ...Object.entries(importTable).map(([name, row]) => ruleOf(name, row)),
    ...Object.entries(importTable)
      .filter(([, { node }]) => !node)
      .map(([name]) => noNode(name)),
    {
      name: 'pages-read-only',
      severity: 'error',
      comment:
        'Pages only read: of shop-store, the storefront imports @rasteh/shop-store/reads/... and nothing else.',
      from: { path: '^apps/storefront/', pathNot: TEST_FILES },
      to: { path: '^packages/shop-store/', pathNot: '^packages/shop-store/src/reads/' },
    },
    {
      name: 'dashboard-reads-only',
      severity: 'error',
      // How a browser and a person are named where tries are counted must be the same on both sides of signing in.
      comment:
        'Screens only read: of shop-store, the dashboard imports @rasteh/shop-store/reads/..., accounts/devices and platform/identity-key, and nothing else.',
      from: { path: '^apps/dashboard/', pathNot: TEST_FILES },
      to: {
        path: '^packages/shop-store/',
        pathNot: '^packages/shop-store/src/(reads/|(accounts/devices|platform/identity-key)[.]ts$)',
      },
    },
    {
      name: 'storefront-without-next',
      severity: 'error',
      comment:
        'Next and Payload are the dashboard’s: the storefront renders React itself and reads the database.',
      from: { path: '^apps/storefront/' },
      to: { path: ['next', 'payload', '@payloadcms'].map(moduleFolder), pathNot: moduleFolder(RICH_TEXT) },
    },
    {
      name: 'rich-text-in-one-place',
      severity: 'error',
      comment: 'Texts of the editor are converted in src/features/rich-text alone.',
      from: { path: '^apps/storefront/', pathNot: '^apps/storefront/src/features/rich-text/' },
      to: { path: moduleFolder(RICH_TEXT), dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'features-by-their-public-files',
      severity: 'error',
      comment: `Of another feature only what ${PUBLIC_FILES} name: add it there, or move what both need into src/page or a package.`,
      from: { path: `${FEATURES}([^/]+)/` },
      to: { path: FEATURES, pathNot: [`${FEATURES}$1/`, PUBLIC_FILE] },
    },
    {
      name: 'features-from-outside',
      severity: 'error',
      comment: `Pages, modules and the server import a feature's public files (${PUBLIC_FILES}); src/pages.ts alone names the pages themselves.`,
      from: {
        path: '^apps/storefront/(src|build|dev|test)/',
        pathNot: [FEATURES, '^apps/storefront/src/pages[.]ts$'],
      },
      to: { path: FEATURES, pathNot: PUBLIC_FILE },
    },
    {
      name: 'screens-apart',
      severity: 'error',
      comment:
        'Of another screen only what its public.ts (server) or public-components.ts (browser) names: or move what both need into src/components, src/endpoints or a package.',
      from: { path: '^apps/dashboard/src/screens/([^/]+)/' },
      to: {
        path: '^apps/dashboard/src/screens/',
        pathNot: '^apps/dashboard/src/screens/($1/|[^/]+/public(-components)?[.]ts$)',
      },
    },
    {
      name: 'test-kit-in-tests-only',
      severity: 'error',
      comment:
        'The test kit and the simulator belong to tests: what running code needs moves into a package of its own.',
      from: { path: '^(apps|packages)/', pathNot: [TEST_FILES, '^packages/test-kit/', '^apps/simulator/'] },
      to: { path: '^(packages/test-kit|apps/simulator)/' },
    },
    {
      name: 'no-circles',
      severity: 'error',
      comment: 'Two files that import each other are one thing in two places: split out what both need.',
      from: { path: '^(apps|packages|seed|tests|tools|bench)/' },
      to: { circular: true },
    },
  ]
}

const home = (name: string) => `^(apps|packages)/${name}/`

/** However pnpm nests its folders, a module lies in a node_modules folder under its own name. */
const moduleFolder = (name: string) => `node_modules/${name}/`

function ruleOf(name: string, { packages, modules }: ImportRow) {
  const allowedModules = modules === 'any' ? ['node_modules/'] : [...modules, ...TEST_TOOLS].map(moduleFolder)
  const known = [name, ...packages, 'test-kit', 'simulator'].map(home)
  return {
    name: `${name}-imports`,
    severity: 'error',
    comment: `${name} may import ${[...packages, ...(modules === 'any' ? ['what its package.json lists'] : modules)].join(', ') || 'nothing'} (tools/boundaries/import-table.ts): move the code, or change the table with a decision record.`,
    // Journeys are of the whole shop, wherever they lie.
    from: { path: home(name), pathNot: '/e2e/' },
    to: { pathNot: [...known, ...allowedModules], dependencyTypesNot: ['core'] },
  }
}

function noNode(name: string) {
  return {
    name: `${name}-runs-anywhere`,
    severity: 'error',
    comment: `${name} also runs in browsers: it may not use Node's own modules.`,
    from: { path: home(name), pathNot: TEST_FILES },
    to: { dependencyTypes: ['core'] },
  }
}
