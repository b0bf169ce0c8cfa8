import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../services/settings.ts'
import { type PlaywrightReport, playwrightResults } from './playwright-results.ts'
import type { TestResult } from './test-result.ts'
import { type VitestReport, vitestResults } from './vitest-results.ts'

const RESULTS_DIR = join(ROOT, '.results')
export const VITEST_REPORT = join(RESULTS_DIR, 'vitest.json')
export const PLAYWRIGHT_REPORT = join(RESULTS_DIR, 'playwright.json')
const RESULTS = join(RESULTS_DIR, 'results.json')

/** `complete`: the whole of `pnpm verify` ran, so that what has no result has no test. */
type Results = { tree: string; complete: boolean; tests: TestResult[] }

export function readVitest(): TestResult[] {
  return vitestResults(readReport<VitestReport>(VITEST_REPORT))
}

export function readPlaywright(): TestResult[] {
  return playwrightResults(readReport<PlaywrightReport>(PLAYWRIGHT_REPORT))
}

/** Keeps the results with the state of the tree they are of; those of earlier runs on the same tree stay. */
export function keepResults(tests: TestResult[], complete: boolean): void {
  const keyOf = ({ file, name }: TestResult) => `${file} ${name}`
  const renewed = new Set(tests.map(keyOf))
  const earlier = readResults().tests.filter((test) => !renewed.has(keyOf(test)))
  mkdirSync(RESULTS_DIR, { recursive: true })
  writeFileSync(
    RESULTS,
    JSON.stringify({ tree: treeDigest(), complete, tests: [...earlier, ...tests] } satisfies Results),
  )
}

/** The results of this very tree; none if anything has changed since. */
export function readResults(): Omit<Results, 'tree'> {
  const results = readReport<Results>(RESULTS)
  return results?.tree === treeDigest() ? results : { complete: false, tests: [] }
}

/** Names the committed and uncommitted state of the tree. */
function treeDigest(): string {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: ROOT, maxBuffer: 256 * 1024 * 1024 })
  const hash = createHash('sha256').update(git('rev-parse', 'HEAD')).update(git('diff', 'HEAD'))
  const untracked = git('ls-files', '--others', '--exclude-standard', '-z')
    .toString()
    .split('\0')
    .filter(Boolean)
  for (const file of untracked) hash.update(file).update(readFileSync(join(ROOT, file)))
  return hash.digest('hex')
}

function readReport<Report>(file: string): Report | null {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Report) : null
}
