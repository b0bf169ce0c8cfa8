import { useTestDatabase } from '@rasteh/test-kit/database'
import { expect, it } from 'vitest'

const database = useTestDatabase()

it('gives rows that are made one after another ids in that order, also within one millisecond', async () => {
  const ids: string[] = []
  for (let made = 0; made < 300; made += 1) {
    const { rows } = await database.owner.query<{ id: string }>('select shop.uuid_v7() as id')
    ids.push(rows[0]?.id ?? '')
  }
  expect(ids).toEqual([...ids].sort())
  const { rows } = await database.owner.query<{ areDistinct: boolean; version: string; at: Date }>(
    `with made as (select shop.uuid_v7()::text as id from generate_series(1, 20000))
     select count(distinct id) = 20000 as "areDistinct", string_agg(distinct substring(id from 15 for 1), '') as version,
       to_timestamp(('x' || lpad(replace(left(max(id), 13), '-', ''), 16, '0'))::bit(64)::bigint / 1000.0) as at
     from made`,
  )
  expect(rows[0]).toMatchObject({ areDistinct: true, version: '7' })
  expect(Math.abs(Date.now() - (rows[0]?.at.getTime() ?? 0))).toBeLessThan(60_000)
})
