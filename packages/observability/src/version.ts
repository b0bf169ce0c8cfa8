import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Which release runs: as its installer named it, else the version of the repository. */
export function readVersion(env: Record<string, string | undefined>): string {
  if (env.RASTEH_VERSION) return env.RASTEH_VERSION
  const root = join(import.meta.dirname, '../../..')
  // Written by `pnpm release`.
  if (existsSync(join(root, 'VERSION'))) return readFileSync(join(root, 'VERSION'), 'utf8').trim()
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  return String(version)
}
