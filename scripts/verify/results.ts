import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../services/settings.ts'

export const RESULTS_DIR = join(ROOT, '.results')
export const VITEST_REPORT = join(RESULTS_DIR, 'vitest.json')
export const PLAYWRIGHT_REPORT = join(RESULTS_DIR, 'playwright.json')
const RESULTS = join(RESULTS_DIR, 'results.json')

export type TestResult = { name: string; passed: boolean }
/** `complete`: the whole of `pnpm verify` ran, so that what has no result has no test. */
type Results = { tree: string; complete: boolean; tests: TestResult[] }

type VitestReport = {
  testResults: {
    assertionResults: { fullName: string; status: string }[]
    message?: string
    status: string
  }[]
}
type PlaywrightSuite = { title: string; suites?: PlaywrightSuite[]; specs: { title: string; ok: boolean }[] }

export function readVitest(): TestResult[] {
  const report = readReport<VitestReport>(VITEST_REPORT)
  return (report?.testResults ?? []).flatMap(({ assertionResults, status }) => {
    const tests = assertionResults.map((test) => ({ name: test.fullName, passed: test.status === 'passed' }))
    // A file that fails before its first test has no test to fail.
    return tests.length === 0 && status === 'failed'
      ? [{ name: 'a test file that did not start', passed: false }]
      : tests
  })
}

export function readPlaywright(): TestResult[] {
  const report = readReport<{ suites: PlaywrightSuite[]; errors: unknown[] }>(PLAYWRIGHT_REPORT)
  const broken = (report?.errors ?? []).map(() => ({ name: 'the browser run', passed: false }))
  return [...(report?.suites ?? []).flatMap(specsOf), ...broken]
}

/** Keeps the results with the state of the tree they are of; those of earlier runs on the same tree stay. */
export function keepResults(tests: TestResult[], complete: boolean): void {
  const earlier = readResults().tests.filter(({ name }) => !tests.some((test) => test.name === name))
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

function specsOf(suite: PlaywrightSuite): TestResult[] {
  const own = suite.specs.map(({ title, ok }) => ({ name: `${suite.title} ${title}`, passed: ok }))
  return [...own, ...(suite.suites ?? []).flatMap(specsOf)]
}

function readReport<Report>(file: string): Report | null {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Report) : null
}
