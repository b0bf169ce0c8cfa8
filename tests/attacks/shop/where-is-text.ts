import type { Database } from '@rasteh/shop-store/platform/pool'

/** The tables of the shop and of the content platform that hold this text anywhere, in any column. */
export async function whereIsText(owner: Database, text: string): Promise<string[]> {
  const { rows: tables } = await owner.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('shop', 'public') order by 1`,
  )
  const found: string[] = []
  for (const { name } of tables) {
    const { rowCount } = await owner.query(`select from ${name} t where strpos(t::text, $1) > 0 limit 1`, [
      text,
    ])
    if (rowCount) found.push(name)
  }
  return found
}
