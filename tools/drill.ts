import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './services/settings.ts'

/** Runs one drill by its name: each makes its own data, starts and kills its own processes and prints its figures. */
const [name = '', ...args] = process.argv.slice(2)
const folder = join(ROOT, 'drills')
const file = join(folder, `${name}.drill.ts`)
if (!existsSync(file)) {
  const names = readdirSync(folder).flatMap((entry) => /^(.+)\.drill\.ts$/.exec(entry)?.[1] ?? [])
  console.error(`usage: pnpm drill ${names.join('|')}`)
  process.exit(2)
}
process.exit(spawnSync(process.execPath, [file, ...args], { stdio: 'inherit' }).status ?? 1)
