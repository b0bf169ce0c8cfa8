import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ROOT } from '../services/settings.ts'
import { breakingStatements } from './migration-rules.ts'

/** What was written before shops were updated while they sell; everything after it must let old code go on. */
const LAST_FREE_SHOP = '0108-search.sql'
const LAST_FREE_CONTENT = '20261115_142653_search_tuning.ts'

describe('a migration that runs while the old code sells', () => {
  it.each([
    ['alter table shop.orders drop column note', 'drops a column'],
    ['drop table shop.votes', 'drops a table'],
    ['alter table shop.orders rename column note to remark', 'renames'],
    ['alter table shop.orders rename note to remark', 'renames'],
    ['alter table shop.orders alter column note set not null', 'forbids null'],
    ['alter table shop.orders alter column note type bigint', 'changes the type'],
    ['alter table shop.orders add column paid_by text not null', 'old code does not fill'],
  ])('may not say: %s', (sql, why) => {
    expect(breakingStatements(`${sql};`)).toEqual([expect.stringContaining(why)])
  })

  it.each([
    ['alter table shop.orders add column note text'],
    ["alter table shop.orders add column note text not null default ''"],
    ['create table shop.more (id int not null primary key)'],
    ['-- the old way was to drop column note\nselect 1'],
    ['-- contract: unused since 0.3.0\nalter table shop.orders drop column note'],
  ])('may say: %s', (sql) => {
    expect(breakingStatements(`${sql};`)).toEqual([])
  })

  const folders = [
    [join(ROOT, 'packages/shop-store/migrations'), LAST_FREE_SHOP],
    [join(ROOT, 'apps/dashboard/src/migrations'), LAST_FREE_CONTENT],
  ] as const
  it.each(folders)('is every one in %s from now on', (folder, last) => {
    const since = readdirSync(folder).filter((file) => /^\d.*\.(sql|ts)$/.test(file) && file > last)
    const faults = since.flatMap((file) => {
      // The way back of a content migration is not run while anybody sells.
      const [up = ''] = readFileSync(join(folder, file), 'utf8').split('export async function down')
      return breakingStatements(up).map((fault) => `${file} ${fault}`)
    })
    expect(faults).toEqual([])
  })
})
