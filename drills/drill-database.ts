import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import pg from 'pg'
import { postgresClient, startPostgres } from '../tools/services/postgres.ts'
import { startRedis } from '../tools/services/redis.ts'
import { databaseUrl, devRoles, ports, ROOT } from '../tools/services/settings.ts'

export const DRILL_DATABASE = 'rasteh_drill'

/** An empty shop in a fresh database of the drill's own. The caller ends the pool. */
export async function makeDrillDatabase(): Promise<pg.Pool> {
  startPostgres()
  startRedis()
  return makeDrillDatabaseAt(ports.postgres)
}

/** The same on a server that runs already. */
export async function makeDrillDatabaseAt(port: number): Promise<pg.Pool> {
  const sql = (statement: string) =>
    postgresClient('psql', ['-q', '-d', 'postgres', '-c', statement], { port })
  sql(`drop database if exists ${DRILL_DATABASE} with (force)`)
  sql(`create database ${DRILL_DATABASE} owner ${devRoles.owner.name}`)
  const url = databaseUrl('owner', DRILL_DATABASE, port)
  execFileSync(process.execPath, [join(ROOT, 'tools/migrate.ts')], {
    env: { ...process.env, DATABASE_OWNER_URL: url },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const pool = new pg.Pool({ connectionString: url, max: 8 })
  // A drill may take the server away: an idle connection that ends is no failure of the drill.
  pool.on('error', () => {})
  return pool
}
