import { execFileSync } from 'node:child_process'
import { chmodSync, copyFileSync, cpSync, mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { ROOT } from '../services/settings.ts'

/** Folders that only those who work on the shop need. */
const LEFT_OUT = ['bench', 'drills', 'tests', 'apps/storefront/e2e', '.ci', 'playwright.config.ts']

/** What was built, and what of it only the build itself needs. */
const BUILT = [
  { folder: 'apps/dashboard/.next', leftOut: /[/\\]\.next[/\\](cache|diagnostics|trace)/ },
  { folder: 'apps/storefront/dist', leftOut: null },
]

/** Names sort by age, and each names its commit. */
export function nameRelease(version: string, committedAtSeconds: number, commit: string): string {
  const at = new Date(committedAtSeconds * 1000).toISOString().replaceAll(/[-:T]/g, '').slice(0, 12)
  return `rasteh-${version}-${at}-${commit.slice(0, 8)}`
}

/**
 * Packs the shop with Node and every package that it runs on, so that the machine it is copied to needs no registry and
 * builds nothing. Nothing in it is written for that machine: settings come from its environment.
 */
export function makeRelease(folder: string, name: string): { file: string; bytes: number } {
  const target = resolve(folder, name)
  rmSync(target, { recursive: true, force: true })
  mkdirSync(target, { recursive: true })
  const committed = execFileSync('git', ['archive', 'HEAD'], { cwd: ROOT, maxBuffer: 1_000_000_000 })
  execFileSync('tar', ['--extract', '--directory', target], { input: committed })
  for (const left of LEFT_OUT) rmSync(join(target, left), { recursive: true, force: true })
  installPackages(target)
  writeFileSync(join(target, 'sbom.cdx.json'), listPackages(target))
  for (const { folder, leftOut } of BUILT)
    cpSync(join(ROOT, folder), join(target, folder), {
      recursive: true,
      verbatimSymlinks: true,
      filter: (path) => !leftOut?.test(path),
    })
  mkdirSync(join(target, 'bin'))
  copyFileSync(process.execPath, join(target, 'bin/node'))
  copyFileSync(join(target, 'ops/bin/rasteh'), join(target, 'bin/rasteh'))
  for (const program of ['node', 'rasteh']) chmodSync(join(target, 'bin', program), 0o755)
  writeFileSync(join(target, 'VERSION'), `${name}\n`)
  const file = `${target}.tar.gz`
  // The user who packs it does not exist on the server: the files belong to root there.
  const owned = ['--owner=0', '--group=0', '--numeric-owner']
  execFileSync('tar', [
    '--create',
    '--gzip',
    ...owned,
    `--file=${file}`,
    '--directory',
    resolve(folder),
    name,
  ])
  rmSync(target, { recursive: true, force: true })
  return { file, bytes: statSync(file).size }
}

/** Every package that a release runs on, with its version and digest, as CycloneDX: what an advisory is compared with. */
export function listPackages(folder: string): string {
  const asked = ['sbom', '--sbom-format', 'cyclonedx', '--prod', '--lockfile-only']
  return execFileSync('pnpm', asked, { cwd: folder, encoding: 'utf8', maxBuffer: 100_000_000 })
}

/** What was fetched for the checkout is not fetched again where the store still has it. */
function installPackages(target: string): void {
  const exact = ['--prod', '--frozen-lockfile', '--prefer-offline']
  execFileSync('pnpm', ['install', ...exact], { cwd: target, stdio: ['ignore', 'ignore', 'inherit'] })
}
