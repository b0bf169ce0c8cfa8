import { globSync } from 'node:fs'
import { LABEL_HEADER } from '@rasteh/contracts/headers'
import { buildApp } from '@rasteh/shop-api/build-app'
import { readSettings } from '@rasteh/shop-api/settings'
import { useTestDatabase } from '@rasteh/test-kit/database'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pageRights, shopRights } from './access-matrix.ts'
import { arrive, may, PEOPLE } from './people.ts'
import { routeSamples } from './route-samples.ts'
import { ORIGIN, SECRET, useContent } from './use-content.ts'

const database = useTestDatabase()
const content = useContent(database)
let shopApi: Awaited<ReturnType<typeof buildApp>>

beforeAll(async () => {
  const env = { RASTEH_ORIGIN: ORIGIN, RASTEH_SECRET: SECRET, DATABASE_SHOP_URL: database.urls.shop }
  shopApi = await buildApp(
    { ...readSettings({ ...env, REDIS_URL: process.env.REDIS_URL }), changesPerMinute: 1_000_000 },
    { logger: false },
  )
})
afterAll(() => shopApi?.close())

const TABLE = 'scripts/tests/access-matrix.ts'
const missing = (found: readonly string[], written: object) =>
  found.filter((route) => !(route in written)).map((route) => `add ${route} to ${TABLE}`)

describe('every call of shop-api', () => {
  it('has its entry in the table, and the table no other', () => {
    expect(missing(shopApi.routeList, shopRights)).toEqual([])
    expect(Object.keys(shopRights).filter((route) => !shopApi.routeList.includes(route))).toEqual([])
  })

  it.each(Object.entries(shopRights))(
    '%s answers those who may (%s), and nobody else',
    async (route, least) => {
      const people = await arrive(database.owner, content.payload)
      const wrong: string[] = []
      for (const person of PEOPLE) {
        const { statusCode } = await ask(route, people[person].cookie)
        const isRight = may(person, least)
          ? ![401, 403, ...(least === 'guest' ? [] : [422])].includes(statusCode)
          : [401, 403, 404].includes(statusCode)
        if (!isRight) wrong.push(`${person} was answered ${statusCode}`)
      }
      expect(wrong).toEqual([])
    },
  )
})

describe('every address of web', () => {
  it('has its entry in the table, and the table no other', () => {
    const files = globSync('apps/web/src/app/**/{page.tsx,route.ts}', {
      cwd: `${import.meta.dirname}/../..`,
    })
    const found = files.map((file) => {
      const folders = file.replace('apps/web/src/app/', '').split('/').slice(0, -1)
      return `/${folders.filter((folder) => !folder.startsWith('(')).join('/')}`
    })
    expect(missing(found, pageRights)).toEqual([])
    expect(Object.keys(pageRights).filter((page) => !found.includes(page))).toEqual([])
  })
})

function ask(route: string, cookie: string) {
  const [method = '', path = ''] = route.split(' ')
  const { params = {}, query = '', body } = routeSamples[route] ?? {}
  const url = path.replace(/:(\w+)/g, (_, name: string) => params[name] ?? 'none') + query
  const payload = body ?? (['POST', 'PUT'].includes(method) ? {} : undefined)
  return shopApi.inject({
    method: method as 'GET',
    url,
    headers: { origin: ORIGIN, [LABEL_HEADER]: 'matrix', ...(cookie ? { cookie } : {}) },
    ...(payload === undefined ? {} : { payload }),
  })
}
