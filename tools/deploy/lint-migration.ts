import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { isConcurrent } from '@rasteh/shop-store/platform/migrate/concurrent-indexes'
import { ROOT } from '../services/settings.ts'

/** Rules of taste (the shop's own numbers are small), and those that ours hold with a `-- contract:` line (migration-rules.ts). */
const NOT_ASKED = [
  'prefer-bigint-over-int',
  'prefer-bigint-over-smallint',
  'prefer-identity',
  'prefer-text-field',
  'ban-drop-column',
  'ban-drop-table',
  'ban-drop-not-null',
  'renaming-column',
  'renaming-table',
  'changing-column-type',
  'adding-required-field',
]

/** squawk says what is wrong; this says how it is done here. */
const WHAT_TO_DO: Record<string, string> = {
  'require-concurrent-index-creation':
    'put it into a migration of its own in packages/shop-store/migrations as `create index concurrently if not exists <name> on …`: such a file runs outside a transaction',
  'require-concurrent-index-deletion':
    'put it into a migration of its own as `drop index concurrently if exists <name>`',
  'require-lock-timeout':
    'a migration runs with the limits of packages/shop-store/src/platform/migrate/session-limits.ts: they must begin with `set lock_timeout`',
  'require-statement-timeout':
    'a migration runs with the limits of packages/shop-store/src/platform/migrate/session-limits.ts: they must hold `set statement_timeout`',
}

type Violation = { line: number; message: string; help: string | null; rule_name: string }

/** What in a migration would stop a shop that sells, each with what to do. `limits` are the settings that its session begins with. */
export function lintMigration(name: string, sql: string, limits: string): string[] {
  const args = ['--reporter=json', '--pg-version=15', `--exclude=${NOT_ASKED.join(',')}`]
  const inside = isConcurrent(sql) ? [] : ['--assume-in-transaction']
  const { stdout, stderr, error } = spawnSync(
    join(ROOT, 'node_modules/.bin/squawk'),
    [...args, ...inside, `--stdin-filepath=${name}`],
    // On the first line of the file, so that the lines keep their numbers.
    { input: `${limits} ${sql}`, encoding: 'utf8' },
  )
  if (error || !stdout.trim().startsWith('['))
    throw new Error(`squawk did not read ${name}: ${error ?? stderr}`)
  return (JSON.parse(stdout) as Violation[]).map(({ line, message, help, rule_name: rule }) => {
    const todo = WHAT_TO_DO[rule] ?? help ?? `see https://squawkhq.com/docs/${rule}`
    return `${name}:${line + 1} ${rule}: ${message}\n    What to do: ${todo}`
  })
}
