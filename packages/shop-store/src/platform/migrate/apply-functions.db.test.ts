import { useTestDatabase } from '@rasteh/test-kit/database'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { applyFunctions } from './apply-functions.ts'
import { readFunctions, toFunction } from './read-functions.ts'

const database = useTestDatabase()
let client: pg.Client

beforeAll(async () => {
  client = new pg.Client({ connectionString: database.urls.owner })
  await client.connect()
})
afterAll(() => client.end())

const answering = (signature: string, body: string) =>
  toFunction(
    'platform/answer.sql',
    `create or replace function shop.answer${signature} language sql as $$ ${body} $$;`,
  )
const answer = async (call: string) => (await client.query(`select ${call} as answer`)).rows[0]?.answer

describe('the functions of schema shop', () => {
  it('all come from the files, and all files are there', async () => {
    const { rows } = await client.query<{ name: string }>(
      "select proname as name from pg_proc where pronamespace = 'shop'::regnamespace",
    )
    const inFiles = readFunctions().map(({ name }) => name)
    expect(rows.map(({ name }) => name).sort()).toEqual(inFiles.sort())
  })

  it('are replaced when their answer or the names of their parameters change', async () => {
    await applyFunctions(client, [answering('(p_a integer) returns integer', 'select 1')])
    await applyFunctions(client, [answering('(p_b integer) returns text', "select 'one'")])
    expect(await answer('shop.answer(p_b => 0)')).toBe('one')
  })

  it('stay as they are when a table depends on what changes', async () => {
    await client.query('create table shop.asked (id int, answer text default shop.answer(0))')
    const changed = answering('(p_b integer) returns integer', 'select 2')
    await expect(applyFunctions(client, [changed])).rejects.toMatchObject({
      message: 'functions/platform/answer.sql failed',
      cause: { message: expect.stringContaining('depend on it') },
    })
    expect(await answer('shop.answer(0)')).toBe('one')
  })

  it('are refused together when the body of one is wrong', async () => {
    const wrong = answering('(p_b integer) returns text', 'select nothing from shop.nowhere')
    await expect(applyFunctions(client, [wrong])).rejects.toThrow('shop.nowhere')
    expect(await answer('shop.answer(0)')).toBe('one')
  })
})
