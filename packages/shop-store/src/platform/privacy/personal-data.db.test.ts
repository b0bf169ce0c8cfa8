import { readFileSync } from 'node:fs'
import { useTestDatabase } from '@rasteh/test-kit/database'
import { describe, expect, it } from 'vitest'
import { PERSONAL_DATA } from './personal-data.ts'

const database = useTestDatabase()

/** Columns that point at a customer, and those whose name says that they hold something of a person's. */
const PERSONAL_COLUMNS = `
  select c.table_schema || '.' || c.table_name || '.' || c.column_name as name
  from information_schema.columns c
  join information_schema.tables t using (table_schema, table_name)
  where t.table_type = 'BASE TABLE' and c.table_schema in ('public', 'shop') and (
    -- The shop's own mobiles are no customer's.
    (c.column_name ~ '^customers?_id$|^account_id$|mobile|national_code|identity|user_agent|guesser' and c.table_name not in ('shop_settings', '_shop_settings_v', 'forms'))
    or (c.column_name in ('email', 'username') and c.table_name not in ('staff', 'footer', 'header'))
    or exists (
      select from pg_constraint k
      join pg_attribute a on a.attrelid = k.conrelid and a.attnum = any (k.conkey)
      where k.confrelid = 'public.customers'::regclass and a.attname = c.column_name
        and k.conrelid = format('%I.%I', c.table_schema, c.table_name)::regclass))
  order by 1`

describe('the list of personal data', () => {
  it('names every table that holds a customer', async () => {
    const { rows } = await database.owner.query<{ name: string }>(PERSONAL_COLUMNS)
    const listed = PERSONAL_DATA.flatMap(({ table, columns }) =>
      columns.map((column) => `${table}.${column}`),
    )
    const missing = rows.map(({ name }) => name).filter((name) => !listed.includes(name))
    expect(missing.map((name) => `add ${name} to PERSONAL_DATA in personal-data.ts`)).toEqual([])
    expect(listed.filter((name) => !rows.some((row) => row.name === name))).toEqual([])
  })

  it('is told to people, table by table', () => {
    const guide = readFileSync(`${import.meta.dirname}/../../../../../docs/guides/privacy.md`, 'utf8')
    expect(
      PERSONAL_DATA.map(({ table }) => table).filter((table) => !guide.includes(`\`${table}\``)),
    ).toEqual([])
  })
})
