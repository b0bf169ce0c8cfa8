import { useTestDatabase } from '@rasteh/test-kit/database'
import type pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { UnknownCommit } from './database-away.ts'
import { openPool, type Pool } from './pool.ts'

const database = useTestDatabase()
let shop: Pool
let other: Pool
const clients: pg.PoolClient[] = []
beforeAll(() => {
  shop = openPool({ url: database.urls.shop, name: 'test-losses', max: 1, deadlineMs: 2_000 })
  other = openPool({ url: database.urls.shop, name: 'test-other', max: 1 })
  shop.on('connect', (client) => clients.push(client))
})
afterAll(() => Promise.all([shop.end(), other.end()]))

const endOurs = `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'test-losses'`

const working = `select from pg_stat_activity where application_name = 'test-losses' and state = 'active'`

it('opens another connection for the one that the server ended', async () => {
  await shop.query('select 1')
  await other.query(endOurs)
  const answers = await Promise.allSettled([shop.query('select 1'), shop.query('select 1')])
  expect(answers.at(-1)?.status).toBe('fulfilled')
})

it('outlives a connection that is lost inside a transaction', async () => {
  const client = await shop.connect()
  await client.query('begin')
  await other.query(endOurs)
  await expect(client.query('select 1')).rejects.toThrow()
  client.release(true)
  expect((await shop.query('select 2 as two')).rows).toEqual([{ two: 2 }])
})

it('does not call a commit done whose wait for a standby was broken off', async () => {
  const commit = shop.query('select pg_sleep(1.5)')
  await expect.poll(async () => (await other.query(working)).rowCount).toBe(1)
  clients.at(-1)?.emit('notice', { routine: 'SyncRepWaitForLSN' })
  await expect(commit).rejects.toThrow(UnknownCommit)
  expect((await shop.query('select 3 as three')).rows).toEqual([{ three: 3 }])
})

it('waits no longer than its deadline for a line that may be dead', async () => {
  await expect(shop.query('select pg_sleep(5)')).rejects.toThrow('Query read timeout')
  expect((await shop.query('select 4 as four')).rows).toEqual([{ four: 4 }])
})
