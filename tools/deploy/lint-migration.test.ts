import { CONCURRENT_LIMITS, SESSION_LIMITS } from '@rasteh/shop-store/platform/migrate/session-limits'
import { describe, expect, it } from 'vitest'
import { lintMigration } from './lint-migration.ts'

const lint = (sql: string, limits = SESSION_LIMITS) => lintMigration('0099-tried.sql', sql, limits)

describe('verify, of a new migration', () => {
  it('refuses an index that stops every sale while it is built, and says how to build it', () => {
    const [fault = '', ...others] = lint(
      '-- Orders by day.\ncreate index orders_day on shop.orders (placed_at);',
    )
    expect(others).toEqual([])
    expect(fault).toContain('0099-tried.sql:2 require-concurrent-index-creation')
    expect(fault).toContain('What to do: put it into a migration of its own')
    expect(fault).toContain('create index concurrently if not exists')
  })

  it('refuses one whose session would wait for a lock without an end, and says where limits stand', () => {
    const faults = lint('alter table shop.orders add column note text;', '')
    expect(faults.join('\n')).toContain('require-lock-timeout')
    expect(faults.join('\n')).toContain('What to do: a migration runs with the limits of packages/shop-store')
  })

  it.each([
    ['alter table shop.orders add column note text;', SESSION_LIMITS],
    [
      'create table shop.more (id int primary key, at timestamptz); create index more_at on shop.more (at);',
      SESSION_LIMITS,
    ],
    ['create index concurrently if not exists orders_day on shop.orders (placed_at);', CONCURRENT_LIMITS],
  ])('takes %s', (sql, limits) => {
    expect(lint(sql, limits)).toEqual([])
  })

  it('refuses a constraint that reads a whole table while everybody waits', () => {
    expect(lint('alter table shop.orders add constraint few check (id > 0);').join()).toContain('not-valid')
  })
})
