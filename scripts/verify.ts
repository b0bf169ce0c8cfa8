import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { bareEnvironment } from './processes/bare-environment.ts'
import { ROOT, shopEnvironment } from './services/settings.ts'
import {
  keepResults,
  PLAYWRIGHT_REPORT,
  readPlaywright,
  readVitest,
  VITEST_REPORT,
} from './verify/results.ts'
import { hasPassed, type TestResult } from './verify/test-result.ts'

type Step = {
  name: string
  command: string[]
  hint: string
  tests?: () => TestResult[]
  /** What must need no setting is given none. */
  isBare?: boolean
}

const vitestReporters = [
  '--reporter=default',
  '--reporter=./scripts/verify/annotate-rows.ts',
  '--reporter=json',
  `--outputFile.json=${VITEST_REPORT}`,
]

/** What "done" means, cheapest first. A failed step stops the run: what follows would only repeat its message. */
const steps: Step[] = [
  {
    name: 'format and lint',
    hint: 'run `pnpm format`; what it cannot mend, it names',
    command: ['biome', 'ci', '--error-on-warnings', '.'],
  },
  {
    name: 'styles',
    hint: 'direction is never named: use logical properties and tokens',
    command: ['stylelint', '**/*.css'],
  },
  {
    name: 'boundaries',
    hint: "each rule's comment says where the code belongs; the table is scripts/boundaries/import-table.ts",
    command: [
      'depcruise',
      '--config',
      '.dependency-cruiser.mjs',
      'apps',
      'packages',
      'scripts',
      'bench',
      'drills',
    ],
  },
  {
    name: 'types',
    hint: 'a message key that is missing goes into packages/messages/src/texts in fa and en; a refusal kind needs its row in apps/shop-api/src/http/refusal-as-http.ts',
    command: ['tsc', '-p', 'tsconfig.json', '--noEmit'],
  },
  {
    name: 'types of the storefront',
    hint: 'a message key that is missing goes into packages/messages/src/texts in fa and en; the props of an island are JSON',
    command: ['tsc', '-p', 'apps/storefront', '--noEmit'],
  },
  {
    name: 'types of the dashboard',
    hint: 'a message key that is missing goes into packages/messages/src/texts in fa and en; an access rule that is missing, into src/access',
    command: ['tsc', '-p', 'apps/dashboard', '--noEmit'],
  },
  {
    name: 'dead code',
    hint: 'delete what nothing uses, or name it in knip.json with its reason',
    command: ['knip'],
  },
  {
    name: 'migrations',
    hint: 'each line above names its own; an updated shop goes on selling while they run (CONTRIBUTING.md)',
    command: ['node', 'scripts/lint-migrations.ts'],
  },
  {
    name: 'tests',
    hint: 'run the named file alone: `pnpm exec vitest run <file>`',
    // As with the journeys: one miss on a busy machine is forgiven and named, the second is a fault.
    command: ['vitest', 'run', '--retry=1', ...vitestReporters],
    tests: readVitest,
  },
  {
    name: 'build',
    hint: 'run `pnpm build` alone; a setting that it asks for is read too early: settings are read when a process starts',
    command: ['pnpm', 'build'],
    isBare: true,
  },
  {
    name: 'browser journeys',
    hint: 'run the named file alone: `pnpm exec playwright test <file>`; its trace is in test-results',
    command: ['playwright', 'test'],
    tests: readPlaywright,
  },
]

const filled = {
  ...shopEnvironment('rasteh'),
  RASTEH_ORIGIN: 'http://localhost:3000',
  SHOP_API_URL: 'http://127.0.0.1:4000',
  ...process.env,
}

for (const report of [VITEST_REPORT, PLAYWRIGHT_REPORT]) rmSync(report, { force: true })
let passed = 0
let failed = 0
const results: TestResult[] = []
for (const { name, command, hint, tests, isBare } of steps) {
  console.log(`\n— ${name}`)
  const startedAt = Date.now()
  const [program = '', ...args] = command
  const env = isBare ? bareEnvironment() : filled
  const { status } = spawnSync(program, args, { cwd: ROOT, stdio: 'inherit', env })
  const own = tests?.() ?? []
  results.push(...own)
  passed += own.filter(hasPassed).length + Number(status === 0)
  failed += own.filter(({ outcome }) => outcome === 'failed').length || Number(status !== 0)
  console.log(
    `  ${name}: ${status === 0 ? 'passed' : 'failed'} in ${Math.round((Date.now() - startedAt) / 1000)} s`,
  )
  if (status === 0) continue
  console.log(`  What to do: ${hint}.`)
  break
}
keepResults(results, failed === 0)
console.log(`\n${passed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)
