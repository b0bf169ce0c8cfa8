import type { ClientBase, Pool } from 'pg'

/**
 * Refuses, at start, a database in which Persian has no trigrams (LC_CTYPE C): search would find nothing and
 * the operator would not know why.
 */
export async function checkPersianTrigrams(database: ClientBase | Pool): Promise<void> {
  const { rows } = await database.query<{ count: number; ctype: string }>(
    `select cardinality(show_trgm(U&'\\06AF\\0648\\0634\\06CC')) as count, datctype as ctype from pg_database where datname = current_database()`,
  )
  const { count = 0, ctype = '' } = rows[0] ?? {}
  if (count > 0) return
  throw new Error(
    `this database has LC_CTYPE ${ctype}, in which Persian gives no trigrams: create it with LC_CTYPE 'C.UTF-8'`,
  )
}
