import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './services/settings.ts'

/** Runs one bench by its name: each makes its own data, starts its own processes and prints its figure last. */
const [name = '', ...args] = process.argv.slice(2)
const folder = join(ROOT, 'bench')
const file = join(folder, `${name}.bench.ts`)
if (!existsSync(file)) {
  const names = readdirSync(folder).flatMap((entry) => /^(.+)\.bench\.ts$/.exec(entry)?.[1] ?? [])
  console.error(`usage: pnpm bench ${names.join('|')}`)
  process.exit(2)
}
process.exit(spawnSync(process.execPath, [file, ...args], { stdio: 'inherit' }).status ?? 1)
