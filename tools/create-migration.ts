import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DEV_DATABASE, databaseUrl, ROOT, shopEnvironment } from './services/settings.ts'

const [name] = process.argv.slice(2)
if (!name) {
  console.error('usage: pnpm migration:create <name>')
  process.exit(2)
}

const dashboard = join(ROOT, 'apps/dashboard')
const migrations = join(dashboard, 'src/migrations')
const env = {
  ...process.env,
  ...shopEnvironment(DEV_DATABASE),
  DATABASE_WEB_URL: databaseUrl('owner', DEV_DATABASE),
  RASTEH_ORIGIN: 'http://localhost:3000',
  SHOP_API_URL: 'http://127.0.0.1:4000',
}
execFileSync('pnpm', ['exec', 'payload', 'migrate:create', name], { cwd: dashboard, env, stdio: 'inherit' })

// Node runs these files as written: types must be marked as such, and imports carry their ending.
for (const file of readdirSync(migrations).filter((file) => file.endsWith('.ts'))) {
  const path = join(migrations, file)
  const text = readFileSync(path, 'utf8')
    .replace(
      /import \{ MigrateUpArgs, MigrateDownArgs, sql \}/,
      'import { type MigrateDownArgs, type MigrateUpArgs, sql }',
    )
    .replace(/\(\{ db, payload, req \}: Migrate/g, '({ db }: Migrate')
    .replace(/from '(\.\/[^']+?)(?:\.ts)?';?/g, "from '$1.ts'")
  writeFileSync(path, text)
}
