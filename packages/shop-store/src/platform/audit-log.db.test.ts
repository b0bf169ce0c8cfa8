import { useTestDatabase } from '@rasteh/test-kit/database'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openPool, type Pool } from './pool.ts'

const database = useTestDatabase()
const pools = {} as Record<'web' | 'shop', Pool>
beforeAll(async () => {
  for (const role of ['web', 'shop'] as const)
    pools[role] = openPool({ url: database.urls[role], name: `test-${role}`, max: 1 })
  await database.owner.query(
    `select shop.note_audit('staff', 1, 'tried', 'customer:1', '{"changes": [{"field": "name", "before": "a", "after": "b"}]}')`,
  )
})
afterAll(() => Promise.all(Object.values(pools).map((pool) => pool.end())))

const CHANGES = [
  "update shop.audit_log set action = 'nothing'",
  "update shop.audit_log set detail = '{}'",
  'update shop.audit_log set detail = shop.without_values(detail)',
  'delete from shop.audit_log',
  'truncate shop.audit_log',
]
const DENIED = { code: '42501' }

describe.each(['web', 'shop'] as const)('the role of %s', (role) => {
  it.each([
    ...CHANGES,
    "insert into shop.audit_log (actor_kind, action, subject) values ('system', 'forged', 'x')",
    "set session_replication_role = 'replica'",
    'drop trigger keep_audit_log on shop.audit_log',
    'alter table shop.audit_log disable trigger all',
    'create or replace function shop.keep_audit_log() returns trigger language sql as $$ select null $$',
    'drop table shop.audit_log',
    "copy shop.audit_log to program 'true'",
  ])('may not: %s', async (statement) => {
    await expect(pools[role].query(statement)).rejects.toMatchObject(DENIED)
  })
})

describe('the role that owns the tables', () => {
  it.each(CHANGES)('may not either: %s', async (statement) => {
    await expect(database.owner.query(statement)).rejects.toMatchObject(DENIED)
  })

  it('may not where ordinary triggers are off', async () => {
    const client = await database.owner.connect()
    try {
      await client.query('begin')
      // Who is no superuser is refused already here.
      const isSet = await client.query("set local session_replication_role = 'replica'").then(
        () => true,
        () => false,
      )
      if (!isSet) await client.query('rollback; begin')
      await expect(client.query('delete from shop.audit_log')).rejects.toMatchObject(DENIED)
    } finally {
      await client.query('rollback')
      client.release()
    }
  })

  it('takes out the values of an erased person, once and for good', async () => {
    await database.owner.query('insert into shop.erased_people (customer_id) values (1)')
    const forged = `update shop.audit_log set detail = '{"changes": []}' where subject = 'customer:1'`
    await expect(database.owner.query(forged)).rejects.toMatchObject(DENIED)
    const moved = `update shop.audit_log set detail = shop.without_values(detail), came_from = '10.0.0.1' where subject = 'customer:1'`
    await expect(database.owner.query(moved)).rejects.toMatchObject(DENIED)
    await database.owner.query(
      "update shop.audit_log set detail = shop.without_values(detail) where subject = 'customer:1'",
    )
    const { rows } = await database.owner.query(
      "select detail from shop.audit_log where subject = 'customer:1'",
    )
    expect(rows).toEqual([{ detail: { changes: [{ field: 'name', erased: true }] } }])
  })
})
