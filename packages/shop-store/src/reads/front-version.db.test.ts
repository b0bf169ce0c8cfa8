import { useTestDatabase } from '@rasteh/test-kit/database'
import { describe, expect, it } from 'vitest'
import { loadFrontVersion } from './front-version.ts'

const database = useTestDatabase()

/** What is shown on every page: each of these tables, and the tables of its rows and translations. */
const ON_EVERY_PAGE = '^(brand|categories|footer|header|main_menu|messages|pages|shop_settings)(_|$)'

describe('the version of what stands on every page', () => {
  it('grows with each change, whoever makes it, and is seen with the change', async () => {
    const before = await loadFrontVersion(database.owner)
    const [writer, reader] = await Promise.all([database.owner.connect(), database.owner.connect()])
    try {
      await writer.query('begin')
      await writer.query(`update public.shop_settings set updated_at = now()`)
      expect(await loadFrontVersion(reader)).toBe(before)
      await writer.query('commit')
      expect(await loadFrontVersion(reader)).toBe(before + 1)
    } finally {
      writer.release()
      reader.release()
    }
  })

  it('is not held back by a change that is taken back', async () => {
    const before = await loadFrontVersion(database.owner)
    const writer = await database.owner.connect()
    await writer.query('begin')
    await writer.query(`delete from public.messages`)
    await writer.query('rollback')
    writer.release()
    expect(await loadFrontVersion(database.owner)).toBe(before)
  })

  it('knows every table of it', async () => {
    const { rows } = await database.owner.query<{ name: string }>(
      `select c.relname as name from pg_class c
       where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and c.relname ~ $1
         and not exists (select from pg_trigger t where t.tgrelid = c.oid and t.tgname = 'note_front_change')`,
      [ON_EVERY_PAGE],
    )
    expect(rows).toEqual([])
  })
})
