import { useTestDatabase } from '@rasteh/test-kit/database'
import { beforeAll, describe, expect, it } from 'vitest'
import { ORIGIN, useContent } from '../setup/use-content.ts'
import { type Arrived, arrive, type Person } from './people.ts'

const database = useTestDatabase()
const content = useContent(database)
let people: Record<Person, Arrived>
beforeAll(async () => {
  content.payload.logger.level = 'silent'
  people = await arrive(database.owner, content.payload)
})

const JSON_TYPE = 'application/json'
const send = (method: string, path: string, { type, body }: { type?: string; body?: string } = {}) =>
  content.raw(
    new Request(`${ORIGIN}/cms-api/${path}`, {
      method,
      headers: { origin: ORIGIN, cookie: people.owner.cookie, ...(type ? { 'content-type': type } : {}) },
      ...(body === undefined ? {} : { body }),
    }),
  )

/** Found by `pnpm prove fuzz`: the content platform answered each of these with 500. */
describe('what the content platform cannot take', () => {
  it.each([
    ['an id larger than any', 'GET', 'pages/99999999999999', 400, {}],
    ['an id that is no number', 'DELETE', 'news/01890000-0000-7000-8000-000000000000', 404, {}],
    ['an id that cannot be decoded', 'GET', 'pages/%zz', 400, {}],
    ['NUL in a condition', 'GET', 'pages?where[title][equals]=%00', 400, {}],
    ['a condition that is no JSON', 'GET', 'staff?where=x', 400, {}],
    ['an operator for maps', 'GET', 'feedback?where[text][within]=x', 400, {}],
    ['a text’s operator on a number', 'GET', 'product-groups?where[id][contains]=x', 400, {}],
    ['a document of a query that is none', 'GET', 'pages/1?data=true', 400, {}],
    ['a preference deleted by its key', 'DELETE', 'payload-preferences/nav', 404, {}],
    ['a file that is not there', 'GET', 'media/file/nothing.webp', 404, {}],
    ['a body of another kind', 'POST', 'pages', 400, { type: 'text/plain', body: 'x' }],
    [
      'a form without its end',
      'POST',
      'pages',
      400,
      { type: 'multipart/form-data; boundary=x', body: '--x' },
    ],
    ['a list in place of a document', 'POST', 'messages', 400, { type: JSON_TYPE, body: 'null' }],
    [
      'a number as an e-mail',
      'POST',
      'staff',
      403,
      { type: JSON_TYPE, body: '{"email":5,"name":"a","role":"editor","password":"a-long-enough-password"}' },
    ],
    [
      'a file from another address',
      'POST',
      'media',
      400,
      { type: JSON_TYPE, body: '{"filename":"a","url":"http://shop.test/1","focalX":1}' },
    ],
  ] as const)('is refused, not failed: %s', async (_, method, path, status, sent) => {
    expect((await send(method, path, sent)).status).toBe(status)
  })
})
