import { execFileSync, spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { ROOT } from './services/settings.ts'
import { coverageOf, readLegacy, readRows, rowIdsIn } from './spec/coverage.ts'
import { keepResults, readPlaywright, readResults, readVitest, VITEST_REPORT } from './verify/results.ts'

const { values } = parseArgs({
  options: { area: { type: 'string' }, level: { type: 'string' }, all: { type: 'boolean', default: false } },
})

const rows = readRows(join(ROOT, 'docs/spec/rows.tsv'))
const asked = rows.filter(
  ({ area, level }) => (values.area ?? area) === area && (values.level ?? level) === level,
)
const legacy = readLegacy(join(ROOT, 'docs/spec/legacy.md'))
const coverage = () => {
  const passed = readResults().tests.filter((test) => test.passed)
  return coverageOf(asked, new Set(passed.flatMap(({ name }) => rowIdsIn(name))), legacy)
}
if (!readResults().complete)
  runTestsThatName(new Set(coverage().unproven.flatMap(({ id, sameAs }) => [id, ...sameAs])))
const { unproven, byReason, provenCount } = coverage()

for (const [area, open] of Map.groupBy(unproven, (row) => row.area)) {
  console.log(`${area}: ${open.length} unproven`)
  for (const { id, level, text } of open) console.log(`  ${id}  ${level}  ${text}`)
}
console.log(`${byReason} of them by a written reason (docs/spec/legacy.md)`)
console.log(`${provenCount} of ${asked.length} rows proven`)
process.exit(values.all && unproven.length > 0 ? 1 : 0)

/** This tree has not been verified whole: the tests that name the open rows are run, and only they. */
function runTestsThatName(ids: ReadonlySet<string>): void {
  const files = execFileSync(
    'git',
    ['grep', '--untracked', '-lE', 'S[1-9]\\.[0-9]{2,3}', '--', '*.test.ts', '*.test.tsx', '*.spec.ts'],
    { cwd: ROOT, encoding: 'utf8' },
  )
  const naming = files.split('\n').filter((file) => file && textNames(file, ids))
  const unit = naming.filter((file) => !file.endsWith('.spec.ts'))
  const browser = naming.filter((file) => file.endsWith('.spec.ts'))
  const quiet = { cwd: ROOT, stdio: ['ignore', 'ignore', 'inherit'] as ['ignore', 'ignore', 'inherit'] }
  if (unit.length > 0)
    spawnSync('vitest', ['run', '--reporter=json', `--outputFile.json=${VITEST_REPORT}`, ...unit], quiet)
  if (browser.length > 0) {
    spawnSync('pnpm', ['build'], quiet)
    spawnSync('playwright', ['test', ...browser], quiet)
  }
  keepResults(
    [...(unit.length > 0 ? readVitest() : []), ...(browser.length > 0 ? readPlaywright() : [])],
    false,
  )
}

function textNames(file: string, ids: ReadonlySet<string>): boolean {
  return rowIdsIn(execFileSync('cat', [join(ROOT, file)], { encoding: 'utf8' })).some((id) => ids.has(id))
}
