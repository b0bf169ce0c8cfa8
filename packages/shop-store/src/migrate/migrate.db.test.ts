import { useTestDatabase } from '@rasteh/test-kit/database'
import pg from 'pg'
import { describe, expect, it } from 'vitest'
import { checkPersianTrigrams, insertMissingMessages, migrateShop } from '../migrate.ts'

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
      await client.query("update shop.migrations set digest = 'another' where name = '0002-stock.sql'")
      await expect(migrateShop(client)).rejects.toThrow('0002-stock.sql changed after it ran')
    })
  })
})

describe('missing messages', () => {
  it('are put in, and those that managers changed stay as they are', async () => {
    await withOwner(async (client) => {
      const text = { key: 'OneOfOurs', fa: 'نخست', en: 'first' }
      expect(await insertMissingMessages(client, [text])).toBe(1)
      expect(await insertMissingMessages(client, [{ ...text, fa: 'دیگر' }])).toBe(0)
      const { rows } = await client.query(
        `select l.value from public.messages m join public.messages_locales l on l._parent_id = m.id
         where m.key = 'OneOfOurs' order by l._locale`,
      )
      expect(rows).toEqual([{ value: 'نخست' }, { value: 'first' }])
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
