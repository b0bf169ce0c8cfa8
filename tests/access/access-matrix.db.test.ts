import { useTestDatabase } from '@rasteh/test-kit/database'
import type { Endpoint, SanitizedConfig } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { useContent } from '../setup/use-content.ts'
import { collectionRights, endpointRights, globalRights, viewRights } from './access-matrix.ts'
import { type Arrived, arrive, type Least, may, PEOPLE, type Person } from './people.ts'

const database = useTestDatabase()
const content = useContent(database)
let people: Record<Person, Arrived>
let config: SanitizedConfig
let importId = ''

beforeAll(async () => {
  config = content.payload.config
  people = await arrive(database.owner, content.payload)
  const { rows } = await database.owner.query<{ id: string }>(
    `insert into shop.imports (kind, file_name, made_by, counts) values ('products', 'a.csv', 'test', '{}') returning id`,
  )
  importId = rows[0]?.id ?? ''
})

/** The person as the content platform's access rules see them. */
const userOf = (person: Person) => {
  if (person.startsWith('guest')) return null
  return person.startsWith('customer') || person === 'marketer'
    ? { id: 1, collection: 'customers' as const }
    : { id: 1, collection: 'staff' as const, role: person }
}

type Rule = (args: { req: { user: unknown; payload: unknown } }) => unknown

/** Whether a rule lets a person through, be it only to some documents. */
const isLet = async (rule: unknown, person: Person) =>
  Boolean(await (rule as Rule)({ req: { user: userOf(person), payload: content.payload } }))

describe('the rights of every collection', () => {
  it('are written down, and so is each of their operations', () => {
    // Preferences belong to their owner alone, by the platform's own rule.
    const slugs = config.collections.map(({ slug }) => slug).filter((slug) => slug !== 'payload-preferences')
    expect(slugs.toSorted()).toEqual(Object.keys(collectionRights).toSorted())
    expect(config.globals.map(({ slug }) => slug).toSorted()).toEqual(Object.keys(globalRights).toSorted())
  })

  it.each(Object.entries(collectionRights))('of %s are what they should be', async (slug, rights) => {
    const { access } = content.payload.collections[slug as 'pages'].config
    for (const [operation, least] of Object.entries(rights) as [keyof typeof access, Least][])
      for (const person of PEOPLE)
        expect([operation, person, await isLet(access[operation], person)]).toEqual([
          operation,
          person,
          may(person, least),
        ])
  })

  it.each(Object.entries(globalRights))('of %s are what they should be', async (slug, rights) => {
    const access = config.globals.find((one) => one.slug === slug)?.access as Record<string, unknown>
    for (const [operation, least] of Object.entries(rights))
      for (const person of PEOPLE)
        expect([operation, person, await isLet(access[operation], person)]).toEqual([
          operation,
          person,
          may(person, least),
        ])
  })

  it('give drafts to staff alone', async () => {
    for (const slug of ['pages', 'news', 'products'] as const) {
      const read = content.payload.collections[slug].config.access.read as Rule
      const asked = (person: Person) => read({ req: { user: userOf(person), payload: content.payload } })
      // News that is dated ahead is for staff alone, too.
      const hasCome = slug === 'news' ? { publishedAt: { less_than_equal: expect.any(String) } } : {}
      for (const person of ['guest A', 'customer A'] as const)
        expect(asked(person)).toEqual({ _status: { equals: 'published' }, ...hasCome })
      expect(asked('editor')).toBe(true)
      expect(asked('author')).toEqual(slug === 'products' ? { _status: { equals: 'published' } } : true)
    }
  })
})

describe('the views that we add to the dashboard', () => {
  it('are written down; the browser tests knock at each', () => {
    const views = Object.values(config.admin.components.views ?? {}) as { path?: string }[]
    const paths = views.map(({ path }) => path).filter((path) => path !== undefined)
    expect(paths.toSorted()).toEqual(Object.keys(viewRights).toSorted())
  })
})

describe('the calls that we add to the content platform', () => {
  const name = ({ method, path }: Pick<Endpoint, 'method' | 'path'>) => `${method.toUpperCase()} ${path}`

  it('are written down', () => {
    // The platform's own endpoints stand beside ours; ours are those whose path no version of it knows.
    const added = config.endpoints.filter(({ path }) => !PLATFORM_ENDPOINTS.has(path)).map(name)
    expect(added.toSorted()).toEqual(Object.keys(endpointRights).toSorted())
  })

  it.each(Object.entries(endpointRights))('%s is closed below %s', async (call, least) => {
    const [method = '', path = ''] = call.split(' ')
    for (const person of PEOPLE) {
      const { cookie } = people[person]
      const filled = path.slice(1).replace(':kind', 'products').replace(':id', importId)
      const answer = await content.rest(method, filled + (filled.endsWith('/export') ? '?format=csv' : ''), {
        ...(cookie ? { cookie } : {}),
        ...(method === 'GET' ? {} : { body: {} }),
      })
      expect([person, !CLOSED.includes(answer.status)]).toEqual([person, may(person, least)])
    }
  })
})

const CLOSED = [401, 403, 404]
const PLATFORM_ENDPOINTS = new Set(['/access', '/og', '/reorder', '/:collection/:id/duplicate'])
