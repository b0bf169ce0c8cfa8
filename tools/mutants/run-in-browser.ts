import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { ROOT } from '../services/settings.ts'
import { type PlaywrightReport, playwrightResults } from '../verify/playwright-results.ts'
import type { Mutant } from './find-mutants.ts'
import { instrumentCopy } from './instrument.ts'
import type { Tests } from './run-mutants.ts'

const COPY = join(dirname(ROOT), `${basename(ROOT)}-mutants`)
const STAMP = join(COPY, '.built-of')
/** As it was before Vitest, which runs in this process too, said that this is a test. */
const environment = { ...process.env }
const quiet = {
  cwd: COPY,
  env: environment,
  stdio: ['ignore', 'ignore', 'inherit'] as ['ignore', 'ignore', 'inherit'],
}

type BrowserRunner = {
  run: (mutant: Mutant | null, files: string[], rows: string[]) => Tests
  close: () => void
}

/** Builds one shop with all the faults in it, switched off, in a copy beside this repository, and starts it. */
export async function openBrowserRunner(mutants: readonly Mutant[]): Promise<BrowserRunner> {
  const stamp = stampOf(mutants)
  if (readStamp() !== stamp) {
    buildCopy(mutants)
    writeFileSync(STAMP, stamp)
  }
  must(spawnSync('pnpm', ['services', 'start'], quiet).status, 'given services')
  const shop = spawn('node', ['tools/e2e.ts'], quiet)
  await untilReady(await originOf())
  return { run, close: () => shop.kill('SIGTERM') }
}

function buildCopy(mutants: readonly Mutant[]): void {
  rmSync(COPY, { recursive: true, force: true })
  must(spawnSync('cp', ['-al', ROOT, COPY], { stdio: 'inherit' }).status, 'copied')
  for (const own of ['.services', '.results', 'apps/dashboard/.next', 'apps/storefront/dist', 'test-results'])
    rmSync(join(COPY, own), { recursive: true, force: true })
  instrumentCopy(COPY, mutants)
  must(spawnSync('pnpm', ['build'], quiet).status, 'built')
}

/** A run that goes on with the same sources and faults needs no second build. */
function stampOf(mutants: readonly Mutant[]): string {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' })
  const sources = [git('rev-parse', 'HEAD'), git('diff', 'HEAD'), JSON.stringify(mutants)]
  return createHash('sha256').update(sources.join('\n')).digest('hex')
}

function readStamp(): string | null {
  return existsSync(STAMP) ? readFileSync(STAMP, 'utf8') : null
}

/** Runs the journeys that name the rows with one fault on. */
function run(mutant: Mutant | null, files: string[], rows: string[]): Tests {
  const named = `\\[[^\\]]*(${rows.map((row) => row.replace('.', '\\.')).join('|')})\\b`
  // The copy's own: a second Playwright of the repository beside it would not know its tests.
  const { stdout } = spawnSync(
    join(COPY, 'node_modules/.bin/playwright'),
    ['test', '-c', 'tools/mutants/playwright.config.ts', '-g', named, ...files.map((file) => basename(file))],
    {
      cwd: COPY,
      encoding: 'utf8',
      maxBuffer: 256 * 1024 * 1024,
      env: { ...environment, RASTEH_MUTANT: mutant?.id },
    },
  )
  const report = JSON.parse(stdout) as PlaywrightReport
  // A run that is broken as a whole says nothing about a fault.
  if (report.errors.length > 0) throw new Error(JSON.stringify(report.errors[0]))
  const results = playwrightResults(report)
  const failed = results.filter(({ outcome }) => outcome === 'failed')
  return {
    failed: failed.map(({ file, name }) => `${file}: ${name}`),
    passed: results.filter(({ outcome }) => outcome === 'passed').length,
  }
}

/** The copy has ports of its own. */
async function originOf(): Promise<string> {
  const { ports } = (await import(join(COPY, 'tools/services/settings.ts'))) as {
    ports: { e2eWeb: number }
  }
  return `http://localhost:${ports.e2eWeb}`
}

async function untilReady(origin: string): Promise<void> {
  for (let attempts = 0; attempts < 300; attempts += 1) {
    const answer = await fetch(`${origin}/health/ready`).catch(() => null)
    if (answer?.ok) return
    await pause(1000)
  }
  throw new Error('the shop with the faults did not start')
}

function must(status: number | null, done: string): void {
  if (status !== 0) throw new Error(`the copy could not be ${done}`)
}
