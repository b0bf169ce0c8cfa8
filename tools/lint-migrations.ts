import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isConcurrent } from '@rasteh/shop-store/platform/migrate/concurrent-indexes'
import { CONCURRENT_LIMITS, SESSION_LIMITS } from '@rasteh/shop-store/platform/migrate/session-limits'
import { lintMigration } from './deploy/lint-migration.ts'
import { ROOT } from './services/settings.ts'

/**
 * The shop's baseline, which runs only where all tables are empty, and what the content platform made before migrations
 * were linted. It ran in shops already, so it is never edited.
 */
const LAST_UNLINTED = {
  'packages/shop-store/migrations': '0108-search.sql',
  'apps/dashboard/src/migrations': '20261115_142653_search_tuning.ts',
}

const faults = Object.entries(LAST_UNLINTED).flatMap(([folder, last]) =>
  readdirSync(join(ROOT, folder))
    .filter((file) => /^\d.*\.(sql|ts)$/.test(file) && file > last)
    .sort()
    .flatMap((file) => {
      const sql = statementsOf(readFileSync(join(ROOT, folder, file), 'utf8'), file)
      return lintMigration(join(folder, file), sql, isConcurrent(sql) ? CONCURRENT_LIMITS : SESSION_LIMITS)
    }),
)
for (const fault of faults) console.error(fault)
console.log(`migrations: ${faults.length === 0 ? 'nothing' : faults.length} to mend`)
process.exit(faults.length === 0 ? 0 : 1)

/** The content platform writes its statements into TypeScript; its way back is not run while anybody sells. */
function statementsOf(text: string, file: string): string {
  if (file.endsWith('.sql')) return text
  const [up = ''] = text.split('export async function down')
  return [...up.matchAll(/sql`([\s\S]*?)`/g)].map(([, sql]) => sql).join(';\n')
}
