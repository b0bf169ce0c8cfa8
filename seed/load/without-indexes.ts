import type { ClientBase } from 'pg'

type Definition = { table: string; name: string; definition: string }

/**
 * Runs a bulk load on tables without foreign keys and secondary indexes, and makes them again afterwards: built
 * once over all rows they cost a tenth. The titles of variants, which triggers look up row by row, are set at the end
 * for the same reason. The caller's transaction keeps a crash from leaving tables bare.
 */
export async function withoutIndexes(
  client: ClientBase,
  tables: string[],
  load: () => Promise<void>,
): Promise<void> {
  const { rows: keys } = await client.query<Definition>(FOREIGN_KEYS, [tables])
  const { rows: indexes } = await client.query<Definition>(SECONDARY_INDEXES, [tables])
  for (const { table, name } of keys) await client.query(`alter table ${table} drop constraint "${name}"`)
  for (const { name } of indexes) await client.query(`drop index ${name}`)
  for (const [table, name] of TITLES) await client.query(`alter table ${table} disable trigger ${name}`)
  await load()
  for (const { definition } of indexes) await client.query(definition)
  for (const { table, name, definition } of keys) {
    await client.query(`alter table ${table} add constraint "${name}" ${definition}`)
  }
  for (const [table, name] of TITLES) await client.query(`alter table ${table} enable trigger ${name}`)
  // Writing a variant as it is has its titles set.
  await client.query('update public.variants set full_title = null where full_title is null')
}

/** The triggers that keep the titles of variants. */
const TITLES = [
  ['public.variants', 'title_variant'],
  ['public.variants_locales', 'retitle_variant'],
  ['public.products_locales', 'retitle_variants'],
] as const

const FOREIGN_KEYS = `
  select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition
  from pg_constraint where contype = 'f' and conrelid = any ($1::text[]::regclass[])`

const SECONDARY_INDEXES = `
  select indrelid::regclass::text as table, indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
  from pg_index where indrelid = any ($1::text[]::regclass[]) and not indisprimary and not indisunique`
