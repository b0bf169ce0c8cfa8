import { useTestDatabase } from '@rasteh/test-kit/database'
import { describe, expect, it } from 'vitest'
import { useContent } from '../setup/use-content.ts'
import { useShopCalls } from '../setup/use-shop-calls.ts'
import { dashboardPaths, storefrontPaths } from './page-paths.ts'
import { pageRights } from './page-rights.ts'
import { arrive, may, PEOPLE } from './people.ts'
import { namedObjects, shopRights } from './shop-rights.ts'

const database = useTestDatabase()
const content = useContent(database)
const calls = useShopCalls(database)

const missing = (found: readonly string[], written: object, name: string) =>
  found.filter((route) => !(route in written)).map((route) => `add ${route} to ${name}`)

describe('every call of shop-api', () => {
  it('has its entry in the table, and the table no other', () => {
    const { routeList } = calls.app
    expect(missing(routeList, shopRights, 'shopRights in shop-rights.ts')).toEqual([])
    expect(Object.keys(shopRights).filter((route) => !routeList.includes(route))).toEqual([])
  })

  it('that names a thing says whose things those are', () => {
    const naming = calls.app.routeList.filter((route) => route.includes(':'))
    expect(missing(naming, namedObjects, 'namedObjects in shop-rights.ts')).toEqual([])
  })

  it.each(Object.entries(shopRights))(
    '%s answers those who may (%s), and nobody else',
    async (route, least) => {
      const people = await arrive(database.owner, content.payload)
      const wrong: string[] = []
      for (const person of PEOPLE) {
        const { statusCode } = await calls.ask(route, people[person].cookie)
        const isRight = may(person, least)
          ? ![401, 403, ...(least === 'guest' ? [] : [422])].includes(statusCode)
          : [401, 403, 404].includes(statusCode)
        if (!isRight) wrong.push(`${person} was answered ${statusCode}`)
      }
      expect(wrong).toEqual([])
    },
  )
})

describe('every path of the storefront and the dashboard', () => {
  it('has its entry in the table, and the table no other', { timeout: 120_000 }, async () => {
    const found = [...(await storefrontPaths()), ...dashboardPaths()]
    expect(missing(found, pageRights, 'pageRights in page-rights.ts')).toEqual([])
    expect(Object.keys(pageRights).filter((page) => !found.includes(page))).toEqual([])
  })
})
