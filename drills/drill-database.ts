import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import pg from 'pg'
import { postgresClient, startPostgres } from '../scripts/services/postgres.ts'
import { startRedis } from '../scripts/services/redis.ts'
import { databaseUrl, devRoles, ROOT } from '../scripts/services/settings.ts'

export const DRILL_DATABASE = 'rasteh_drill'

/** An empty shop in a database of the drill's own, made anew. The caller ends the pool. */
export async function makeDrillDatabase(): Promise<pg.Pool> {
  startPostgres()
  startRedis()
  const sql = (statement: string) => postgresClient('psql', ['-q', '-d', 'postgres', '-c', statement])
  sql(`drop database if exists ${DRILL_DATABASE} with (force)`)
  sql(`create database ${DRILL_DATABASE} owner ${devRoles.owner.name}`)
  const url = databaseUrl('owner', DRILL_DATABASE)
  execFileSync(process.execPath, [join(ROOT, 'scripts/migrate.ts')], {
    env: { ...process.env, DATABASE_OWNER_URL: url },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  return new pg.Pool({ connectionString: url, max: 8 })
}
