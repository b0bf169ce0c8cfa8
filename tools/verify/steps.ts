import { readPlaywright, readVitest, VITEST_REPORT } from './results.ts'
import type { TestResult } from './test-result.ts'

export type Step = {
  name: string
  command: string[]
  hint: string
  tests?: () => TestResult[]
  /** What must need no setting is given none. */
  isBare?: boolean
  /** Its output is shown while it runs, even beside others. */
  isShown?: boolean
}

/** Steps that may run side by side, so many at once. */
type Stage = { steps: Step[]; atOnce: number }

const MISSING_KEY = 'a message key that is missing goes into packages/messages/src/texts in fa and en'

/** TypeScript's compiler in Go: three times as fast. Tools that read code keep the older one, whose parts can be called. */
const TSC = ['node', 'node_modules/typescript-native/bin/tsc']

const build: Step = {
  name: 'build',
  hint: 'run `pnpm build` alone; a setting that it asks for is read too early: settings are read when a process starts',
  command: ['pnpm', 'build'],
  isBare: true,
}

/** Its first start fetches jars and waits for two nodes: checks run meanwhile, and the tests find it ready. */
const searchEngine: Step = {
  name: 'search engine',
  hint: 'run `pnpm services start opensearch` alone; it needs the packages default-jdk-headless and maven',
  command: ['node', 'tools/services.ts', 'start', 'opensearch'],
}

/** The longest first, so that two at a time end together. */
const checks: Step[] = [
  {
    name: 'types of the dashboard',
    hint: `${MISSING_KEY}; an access rule that is missing, into src/access`,
    command: [...TSC, '-p', 'apps/dashboard', '--noEmit'],
  },
  {
    name: 'types',
    hint: `${MISSING_KEY}; a refusal kind needs its row in apps/shop-api/src/http/refusal-as-http.ts`,
    command: [...TSC, '-p', 'tsconfig.json', '--noEmit'],
  },
  {
    name: 'types of the storefront',
    hint: `${MISSING_KEY}; the props of an island are JSON`,
    command: [...TSC, '-p', 'apps/storefront', '--noEmit'],
  },
  {
    name: 'boundaries',
    hint: "each rule's comment says where the code belongs; the table is tools/boundaries/import-table.ts",
    command: [
      'depcruise',
      '--config',
      '.dependency-cruiser.mjs',
      'apps',
      'packages',
      'seed',
      'tests',
      'tools',
      'bench',
      'drills',
    ],
  },
  {
    name: 'dead code',
    hint: 'delete what nothing uses, or name it in knip.json with its reason',
    command: ['knip'],
  },
  {
    name: 'migrations',
    hint: 'each line above names its own; an updated shop goes on selling while they run (CONTRIBUTING.md)',
    command: ['node', 'tools/lint-migrations.ts'],
  },
  {
    name: 'words',
    hint: 'each line above names the word to use; a name that must stay goes into tools/words/allowed-names.ts with its reason',
    command: ['node', 'tools/words/check-words.ts'],
  },
  {
    name: 'styles',
    hint: 'direction is never named: use logical properties and tokens',
    command: ['stylelint', '**/*.css'],
  },
]

const format: Step = {
  name: 'format and lint',
  hint: 'run `pnpm format`; what it cannot mend, it names',
  command: ['biome', 'ci', '--error-on-warnings', '.'],
}

const tests: Step = {
  name: 'tests',
  hint: 'run the named file alone: `pnpm exec vitest run <file>`',
  command: [
    'vitest',
    'run',
    '--reporter=default',
    '--reporter=./tools/verify/annotate-rows.ts',
    '--reporter=json',
    `--outputFile.json=${VITEST_REPORT}`,
  ],
  tests: readVitest,
  isShown: true,
}

const pictures: Step = {
  name: 'pictures of the seed',
  hint: 'run `pnpm seed --pictures` alone',
  // Some tests compare times: this takes only what nothing else wants.
  command: ['nice', '-n', '19', 'node', 'tools/seed.ts', '--pictures'],
}

const journeys: Step = {
  name: 'browser journeys',
  hint: 'run the named file alone: `pnpm exec playwright test <file> --trace on`; its trace is in test-results',
  command: ['playwright', 'test'],
  tests: readPlaywright,
}

export const stages: Stage[] = [
  { steps: [format], atOnce: 1 },
  { steps: [searchEngine, build, ...checks], atOnce: 2 },
  { steps: [tests, pictures], atOnce: 2 },
  { steps: [journeys], atOnce: 1 },
]
