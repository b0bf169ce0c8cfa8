import { execFileSync, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { ROOT } from './services/settings.ts'
import { closingLine, coverageOf, readLegacy, readRows, rowIdsIn } from './spec/coverage.ts'
import { productSymbols } from './spec/product-symbols.ts'
import { proofsOf } from './spec/proofs.ts'
import { symbolsNaming, touchedBy } from './spec/test-symbols.ts'
import { keepResults, readPlaywright, readResults, readVitest, VITEST_REPORT } from './verify/results.ts'
import type { TestResult } from './verify/test-result.ts'

const { values } = parseArgs({
  options: { area: { type: 'string' }, level: { type: 'string' }, all: { type: 'boolean', default: false } },
})

const rows = readRows(join(ROOT, 'docs/spec/rows.tsv'))
const asked = rows.filter(
  ({ area, level }) => (values.area ?? area) === area && (values.level ?? level) === level,
)
const legacy = readLegacy(join(ROOT, 'docs/spec/legacy.md'))
const product = productSymbols()
const count = () => {
  const { proven, weak } = proofsOf(readResults().tests, touchesProduct)
  return { ...coverageOf(asked, proven, legacy), weak }
}
if (!readResults().complete)
  runTestsThatName(new Set(count().unproven.flatMap(({ id, sameAs }) => [id, ...sameAs])))
const coverage = count()

for (const [area, open] of Map.groupBy(coverage.unproven, (row) => row.area)) {
  console.log(`${area}: ${open.length} unproven`)
  for (const { id, level, text } of open) {
    console.log(`  ${id}  ${level}  ${text}`)
    for (const reason of coverage.weak.get(id) ?? []) console.log(`    ${reason}`)
  }
}
console.log(closingLine(coverage))
process.exit(values.all && coverage.unproven.length > 0 ? 1 : 0)

/** A test of a journey meets the running shop; another must call something that an app uses too. */
function touchesProduct({ file, rows: named }: TestResult): boolean {
  if (file.endsWith('.spec.ts')) return true
  const touched = touchedBy(named.flatMap((row) => symbolsNaming(file, row)))
  return touched.length === 0 || touched.some((id) => product.has(id))
}

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
  const reporters = ['./tools/verify/annotate-rows.ts', 'json'].map((name) => `--reporter=${name}`)
  if (unit.length > 0)
    spawnSync('vitest', ['run', ...reporters, `--outputFile.json=${VITEST_REPORT}`, ...unit], quiet)
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
  return rowIdsIn(readFileSync(join(ROOT, file), 'utf8')).some((id) => ids.has(id))
}
