import type { ClientBase } from 'pg'

const CONCURRENT = /\b(create\s+(unique\s+)?index|drop\s+index)\s+concurrently\b/i
const CREATES =
  /^create\s+(?:unique\s+)?index\s+concurrently\s+if\s+not\s+exists\s+(?<index>\w+)\s+on\s+(?:only\s+)?(?:(?<schema>\w+)\.)?\w+/i
const DROPS = /^drop\s+index\s+concurrently\s+if\s+exists\s/i

/** Says whether a migration builds or drops indexes beside the shop's work, which no transaction may hold. */
export const isConcurrent = (text: string) => CONCURRENT.test(withoutComments(text))

type Statement = { sql: string; index: string | null }

/**
 * The statements of such a migration. Nothing else may stand in it, and each must be able to run again: what a crash left
 * behind is completed by the next run.
 */
export function readConcurrent(name: string, text: string): Statement[] {
  const statements = withoutComments(text)
    .split(';')
    .map((sql) => sql.trim())
    .filter(Boolean)
  return statements.map((sql) => {
    const created = CREATES.exec(sql)?.groups
    if (created) return { sql, index: `${created.schema ?? 'public'}.${created.index}` }
    if (DROPS.test(sql)) return { sql, index: null }
    throw new Error(
      `${name} runs outside a transaction, so it may hold only \`create index concurrently if not exists <name> on …\` and ` +
        `\`drop index concurrently if exists <name>\`: move this into a migration of its own: ${sql.split('\n')[0]}`,
    )
  })
}

/** Builds one index. A build that was cut off leaves an index that no query uses and that every write pays for: it is dropped first. */
export async function runConcurrent(client: ClientBase, { sql, index }: Statement): Promise<void> {
  if (index) {
    const { rowCount } = await client.query(
      'select from pg_index where indexrelid = to_regclass($1) and not indisvalid',
      [index],
    )
    if (rowCount) await client.query(`drop index concurrently if exists ${index}`)
  }
  await client.query(sql)
}

function withoutComments(text: string): string {
  return text.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/--.*$/gm, '')
}
