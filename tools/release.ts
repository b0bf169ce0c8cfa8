import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { makeRelease, nameRelease } from './release/make-release.ts'
import { ROOT } from './services/settings.ts'

/** `pnpm release <folder>`: what is committed, built and packed whole. RELEASE_BUILT=yes takes the build that is there. */
const [folder] = process.argv.slice(2)
const git = (...args: string[]) => execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).trim()
if (!folder) {
  console.error('usage: pnpm release <folder>')
  process.exit(2)
}
if (git('status', '--porcelain', '--untracked-files=no')) {
  console.error('a release is made of what is committed: commit first')
  process.exit(1)
}
const startedAt = Date.now()
if (process.env.RELEASE_BUILT !== 'yes')
  execFileSync('pnpm', ['build'], { cwd: ROOT, stdio: ['ignore', 'inherit', 'inherit'] })
const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { version: string }
const name = nameRelease(version, Number(git('log', '-1', '--format=%ct')), git('rev-parse', 'HEAD'))
const { file, bytes } = makeRelease(folder, name)
const megabytes = Math.round(bytes / 1_000_000)
console.log(`${file} (${megabytes} MB, ${Math.round((Date.now() - startedAt) / 1000)} s)`)
