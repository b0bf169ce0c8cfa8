import { useTestDatabase } from '@rasteh/test-kit/database'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { runMigrations, toMigration } from './run-migrations.ts'

const database = useTestDatabase()
const opened: pg.Client[] = []

async function connect(): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: database.urls.owner })
  // One of them is ended by the database on purpose.
  client.on('error', () => {})
  await client.connect()
  opened.push(client)
  return client
}

beforeEach(async () => {
  await database.owner.query('create table shop.growing (id int not null, code text)')
  await database.owner.query("insert into shop.growing select n, 'c' || n from generate_series(1, 100) n")
})

afterEach(async () => {
  await Promise.all(opened.splice(0).map((client) => client.end()))
  await database.owner.query('drop table shop.growing')
  await database.owner.query("delete from shop.migrations where name like '9%'")
})

const index = toMigration(
  '9000-growing-codes.sql',
  `-- Codes are looked up by the desk.
   create index concurrently if not exists growing_codes on shop.growing (code);
   create index concurrently if not exists growing_ids on shop.growing (id);`,
)
const validity = async () => {
  const { rows } = await database.owner.query<{ valid: boolean }>(
    "select indisvalid as valid from pg_index where indrelid = 'shop.growing'::regclass",
  )
  return rows.map(({ valid }) => valid)
}
const once = { attempts: 1, pauseMs: 0 }

describe('a migration beside a shop that sells', () => {
  it('gives up a table that somebody holds, says what to do, and changes nothing', async () => {
    const buyer = await connect()
    await buyer.query('begin; update shop.growing set code = $$x$$ where id = 1')
    const column = toMigration('9001-note.sql', 'alter table shop.growing add column note text')
    const migrator = await connect()
    const startedAt = Date.now()
    await expect(runMigrations(migrator, [column], once)).rejects.toThrow('run it again later')
    expect(Date.now() - startedAt).toBeLessThan(15_000)
    await buyer.query('commit')
    expect(await runMigrations(migrator, [column], once)).toEqual([column.name])
  })

  it('tries again by itself, and is done when the table is free', async () => {
    const buyer = await connect()
    await buyer.query('begin; update shop.growing set code = $$x$$ where id = 1')
    const column = toMigration('9002-note.sql', 'alter table shop.growing add column note text')
    const migrator = await connect()
    let refused = 0
    type Query = (text: string, values?: unknown[]) => Promise<unknown>
    const query = migrator.query.bind(migrator) as unknown as Query
    vi.spyOn(migrator, 'query').mockImplementation((async (text: string, values?: unknown[]) => {
      if (text === 'rollback') {
        refused += 1
        await buyer.query('commit')
      }
      return query(text, values)
    }) as never)
    expect(await runMigrations(migrator, [column], { attempts: 2, pauseMs: 1 })).toEqual([column.name])
    expect(refused).toBe(1)
  })

  it('builds an index while somebody writes', async () => {
    const migrator = await connect()
    expect(await runMigrations(migrator, [index], once)).toEqual([index.name])
    expect(await validity()).toEqual([true, true])
    expect(await runMigrations(migrator, [index], once)).toEqual([])
  })

  it('drops an index that a crash left invalid, and builds it again', async () => {
    const reader = await connect()
    await reader.query('begin; update shop.growing set code = $$y$$ where id = 2')
    const migrator = await connect()
    const cutOff = runMigrations(migrator, [index], once).catch((error: Error) => error)
    await vi.waitUntil(async () => (await validity()).includes(false), { timeout: 10_000 })
    const { rows } = await database.owner.query<{ pid: number }>(
      "select pid from pg_stat_activity where query like 'create index concurrently%' and datname = current_database()",
    )
    await database.owner.query('select pg_terminate_backend($1)', [rows[0]?.pid])
    expect(await cutOff).toBeInstanceOf(Error)
    await reader.query('commit')
    expect(await validity()).toEqual([false])
    expect(await runMigrations(await connect(), [index], once)).toEqual([index.name])
    expect(await validity()).toEqual([true, true])
  })

  it('refuses anything but indexes outside a transaction', async () => {
    const mixed = toMigration(
      '9003-mixed.sql',
      'create index concurrently if not exists a on shop.growing (id); update shop.growing set code = null;',
    )
    await expect(runMigrations(await connect(), [mixed], once)).rejects.toMatchObject({
      cause: {
        message: expect.stringContaining('move this into a migration of its own: update shop.growing'),
      },
    })
    const bare = toMigration('9004-bare.sql', 'create index concurrently a on shop.growing (id);')
    await expect(runMigrations(await connect(), [bare], once)).rejects.toMatchObject({
      cause: { message: expect.stringContaining('if not exists') },
    })
  })
})
