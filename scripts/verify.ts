import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { ROOT, shopEnvironment } from './services/settings.ts'
import {
  keepResults,
  PLAYWRIGHT_REPORT,
  readPlaywright,
  readVitest,
  type TestResult,
  VITEST_REPORT,
} from './verify/results.ts'

type Step = { name: string; command: string[]; tests?: () => TestResult[] }

const vitestReporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${VITEST_REPORT}`]

/** What "done" means, cheapest first. A failed step stops the run: what follows would only repeat its message. */
const steps: Step[] = [
  { name: 'format and lint', command: ['biome', 'ci', '--error-on-warnings', '.'] },
  { name: 'styles', command: ['stylelint', '**/*.css'] },
  {
    name: 'boundaries',
    command: ['depcruise', '--config', '.dependency-cruiser.mjs', 'apps', 'packages', 'scripts', 'bench'],
  },
  { name: 'types', command: ['tsc', '-p', 'tsconfig.json', '--noEmit'] },
  { name: 'types of web', command: ['tsc', '-p', 'apps/web', '--noEmit'] },
  { name: 'dead code', command: ['knip'] },
  { name: 'tests', command: ['vitest', 'run', ...vitestReporters], tests: readVitest },
  { name: 'build', command: ['pnpm', 'build'] },
  { name: 'browser journeys', command: ['playwright', 'test'], tests: readPlaywright },
]

for (const report of [VITEST_REPORT, PLAYWRIGHT_REPORT]) rmSync(report, { force: true })
let passed = 0
let failed = 0
const results: TestResult[] = []
for (const { name, command, tests } of steps) {
  console.log(`\n— ${name}`)
  const startedAt = Date.now()
  const [program = '', ...args] = command
  const env = {
    ...shopEnvironment('rasteh'),
    RASTEH_ORIGIN: 'http://localhost:3000',
    SHOP_API_URL: 'http://127.0.0.1:4000',
    ...process.env,
  }
  const { status } = spawnSync(program, args, { cwd: ROOT, stdio: 'inherit', env })
  const own = tests?.() ?? []
  results.push(...own)
  passed += own.filter((test) => test.passed).length + Number(status === 0)
  failed += own.filter((test) => !test.passed).length || Number(status !== 0)
  console.log(
    `  ${name}: ${status === 0 ? 'passed' : 'failed'} in ${Math.round((Date.now() - startedAt) / 1000)} s`,
  )
  if (status !== 0) break
}
keepResults(results, failed === 0)
console.log(`\n${passed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)
