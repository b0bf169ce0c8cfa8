import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { postgresClient } from '../tools/services/postgres.ts'
import { SERVICES_DIR } from '../tools/services/settings.ts'
import { BENCH_DATABASE } from './bench-database.ts'

export type PgbenchRun = {
  script: string
  clients: number
  define?: Record<string, number>
} & ({ seconds: number } | { transactions: number })

/** The bare engine's answer to the same statement: transactions a second by pgbench with prepared statements. */
export function runPgbench({ script, clients, define = {}, ...length }: PgbenchRun): number {
  mkdirSync(SERVICES_DIR, { recursive: true })
  const file = join(SERVICES_DIR, 'pgbench.sql')
  writeFileSync(file, script)
  process.env.PGOPTIONS = '-c plan_cache_mode=force_generic_plan -c jit=off'
  const args = [
    '-n',
    '-M',
    'prepared',
    '-c',
    String(clients),
    '-j',
    '2',
    ...('seconds' in length ? ['-T', String(length.seconds)] : ['-t', String(length.transactions)]),
    ...Object.entries(define).flatMap(([name, value]) => ['-D', `${name}=${value}`]),
    '-f',
    file,
    BENCH_DATABASE,
  ]
  const output = postgresClient('pgbench', args)
  const found = /tps = ([\d.]+)/.exec(output)?.[1]
  if (!found) throw new Error(`pgbench printed no figure:\n${output}`)
  return Number(found)
}
