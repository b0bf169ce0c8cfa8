import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { startPostgres } from '../../tools/services/postgres.ts'
import { startRedis } from '../../tools/services/redis.ts'
import { databaseUrl, devRoles, ROOT, shopEnvironment } from '../../tools/services/settings.ts'

/** What a migrated database is made of: when any of it changes, a new template is made. */
const SOURCES = [
  'apps/dashboard/src/migrations',
  'packages/shop-store/migrations',
  'packages/shop-store/functions',
  'packages/shop-store/src/platform/migrate',
  'packages/messages/src/texts',
  'apps/worker/src',
]
const TEMPLATE_LOCK = 7_201_116

/** Before the first test: servers up, and a migrated database that every test file clones. */
export default async function prepareTemplate(): Promise<void> {
  startPostgres()
  startRedis()
  const template = `rasteh_template_${digestOfSources()}`
  const admin = new pg.Client({ connectionString: databaseUrl('admin', 'postgres') })
  await admin.connect()
  await admin.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK])
  await makeTemplate(admin, template)
  await admin.end()
  // Secrets of development are taken at such an origin alone.
  process.env.RASTEH_ORIGIN ??= 'http://localhost:3000'
  Object.assign(process.env, shopEnvironment(template), { RASTEH_TEMPLATE_DATABASE: template })
}

async function makeTemplate(admin: pg.Client, template: string): Promise<void> {
  const { rowCount } = await admin.query('select from pg_database where datname = $1', [template])
  if (rowCount) return
  await dropOthers(admin)
  const unfinished = `${template}_unfinished`
  await admin.query(`create database ${unfinished} owner ${devRoles.owner.name}`)
  // In a process of its own: a database with an open connection cannot be cloned.
  execFileSync(process.execPath, [join(ROOT, 'tools/migrate.ts')], {
    env: { ...process.env, DATABASE_OWNER_URL: databaseUrl('owner', unfinished) },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  await admin.query(`alter database ${unfinished} rename to ${template}`)
}

/** Templates of earlier migrations, and what a killed test run left behind. */
async function dropOthers(admin: pg.Client): Promise<void> {
  const { rows } = await admin.query<{ name: string }>(
    `select datname as name from pg_database where datname like 'rasteh\\_template\\_%' or datname like 'rasteh\\_test\\_%'`,
  )
  for (const { name } of rows) await admin.query(`drop database if exists ${name} with (force)`)
}

function digestOfSources(): string {
  const hash = createHash('sha256')
  for (const source of SOURCES) {
    const files = readdirSync(join(ROOT, source), { recursive: true, withFileTypes: true })
    for (const file of files
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .sort()) {
      hash.update(file.slice(ROOT.length)).update(readFileSync(file))
    }
  }
  return hash.digest('hex').slice(0, 12)
}
