import { useTestDatabase } from '@rasteh/test-kit/database'
import pg from 'pg'
import { describe, expect, it } from 'vitest'
import { checkPersianTrigrams } from './check-persian-trigrams.ts'
import { migrateShop } from './migrate-shop.ts'
import { renewMessages } from './renew-messages.ts'

const database = useTestDatabase()

async function withOwner<Result>(work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: database.urls.owner })
  await client.connect()
  return work(client).finally(() => client.end())
}

describe('migrating the shop', () => {
  it('does nothing the second time', async () => {
    expect(await withOwner(migrateShop)).toEqual([])
  })

  it('refuses a migration that was edited after it ran', async () => {
    await withOwner(async (client) => {
      await client.query("update shop.migrations set digest = 'another' where name = '0102-stock.sql'")
      await expect(migrateShop(client)).rejects.toThrow('0102-stock.sql changed after it ran')
    })
  })
})

describe('messages', () => {
  const wordsOf = async (client: pg.Client, key: string) => {
    const { rows } = await client.query(
      `select l.value from public.messages m join public.messages_locales l on l._parent_id = m.id
       where m.key = $1 order by l._locale`,
      [key],
    )
    return rows.map(({ value }) => value)
  }
  const change = (client: pg.Client, key: string, value: string) =>
    client.query(
      `with saved as (update public.messages set updated_at = clock_timestamp() where key = $1 returning id)
       update public.messages_locales set value = $2 from saved where _parent_id = saved.id and _locale = 'fa'`,
      [key, value],
    )

  it('are put in, and renewed in the language that nobody changed', async () => {
    await withOwner(async (client) => {
      const text = { key: 'OneOfOurs', fa: 'اول', en: 'first' }
      expect(await renewMessages(client, [text])).toBe(1)
      expect(await renewMessages(client, [text])).toBe(0)
      expect(await renewMessages(client, [{ ...text, fa: 'دوم', en: 'second' }])).toBe(2)
      expect(await wordsOf(client, 'OneOfOurs')).toEqual(['دوم', 'second'])
      await change(client, 'OneOfOurs', 'حرف مدیر')
      expect(await renewMessages(client, [{ ...text, fa: 'سوم', en: 'third' }])).toBe(1)
      expect(await wordsOf(client, 'OneOfOurs')).toEqual(['حرف مدیر', 'third'])
    })
  })

  it('of a shop that did not keep what was shipped are renewed only if they were never saved again', async () => {
    await withOwner(async (client) => {
      const kept = { key: 'OldKept', fa: 'قدیمی', en: 'old' }
      const changed = { key: 'OldChanged', fa: 'قدیمی', en: 'old' }
      await renewMessages(client, [kept, changed])
      await change(client, 'OldChanged', 'حرف مدیر')
      await client.query("delete from shop.shipped_messages where key like 'Old%'")
      await renewMessages(client, [
        { ...kept, fa: 'جدید' },
        { ...changed, fa: 'جدید' },
      ])
      expect(await wordsOf(client, 'OldKept')).toEqual(['جدید', 'old'])
      expect(await wordsOf(client, 'OldChanged')).toEqual(['حرف مدیر', 'old'])
    })
  })
})

describe('a database without Persian trigrams', () => {
  it('is refused with what to do about it', async () => {
    const admin = new pg.Client({ connectionString: process.env.DATABASE_ADMIN_URL })
    await admin.connect()
    const name = `${database.name}_c`
    await admin.query(`create database ${name} template template0 lc_ctype 'C' lc_collate 'C'`)
    const url = new URL(process.env.DATABASE_ADMIN_URL ?? '')
    url.pathname = `/${name}`
    const client = new pg.Client({ connectionString: url.href })
    await client.connect()
    await client.query('create extension pg_trgm')
    await expect(checkPersianTrigrams(client)).rejects.toThrow("LC_CTYPE 'C.UTF-8'")
    await client.end()
    await admin.query(`drop database ${name}`)
    await admin.end()
    await expect(withOwner(checkPersianTrigrams)).resolves.toBeUndefined()
  })
})
