import { useTestDatabase } from '@rasteh/test-kit/database'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readDatabase } from './database.ts'
import { readPageRequest } from './read-request.ts'
import { inRequest } from './request.ts'
import { whileUnchanged } from './while-unchanged.ts'

// biome-ignore lint/correctness/useHookAtTopLevel: It hooks into the test file, not into React.
const database = useTestDatabase()

beforeAll(() => {
  process.env.DATABASE_WEB_URL = database.urls.web
})

afterAll(() => readDatabase().end())

const visit = <Value>(load: () => Promise<Value>, url = '/') =>
  inRequest(readPageRequest({ url, cookie: '', params: {} }), load)

it('loads once for all visits of a culture, and again when something on every page has changed', async () => {
  let loads = 0
  const load = whileUnchanged(async () => {
    loads += 1
    return loads
  })
  expect([await visit(load), await visit(load)]).toEqual([1, 1])
  expect(await visit(load, '/?language=en-US')).toBe(2)
  await database.owner.query('update public.shop_settings set updated_at = now()')
  expect([await visit(load), await visit(load)]).toEqual([3, 3])
})

it('loads once for visits that come together', async () => {
  let loads = 0
  const load = whileUnchanged(async () => {
    loads += 1
    return loads
  })
  expect(await Promise.all([visit(load), visit(load), visit(load)])).toEqual([1, 1, 1])
})

it('does not keep what failed', async () => {
  let loads = 0
  const load = whileUnchanged(async () => {
    loads += 1
    if (loads === 1) throw new Error('the line broke')
    return loads
  })
  await expect(visit(load)).rejects.toThrow('the line broke')
  expect(await visit(load)).toBe(2)
})
