import { mayWrite } from '@rasteh/dashboard/access/may-write'
import { writableBlocks } from '@rasteh/dashboard/access/writable-blocks'
import { platformFields, writableFields } from '@rasteh/dashboard/access/writable-fields'
import { useTestDatabase } from '@rasteh/test-kit/database'
import type { Field } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { useContent } from '../setup/use-content.ts'
import { HELD_BY_A_RULE, LEAVES, NEVER_WRITTEN, NOT_SAMPLED, TRIED } from './field-matrix-data.ts'
import { type Arrived, arrive, type Person } from './people.ts'
import { changedValue, dataFields, newSampler, type Sampler, sampleOf } from './sample-documents.ts'

const database = useTestDatabase()
const content = useContent(database)
let people: Record<Person, Arrived>
let sampler: Sampler
beforeAll(async () => {
  people = await arrive(database.owner, content.payload)
  content.payload.logger.level = 'silent'
  sampler = newSampler(content.payload)
})

const ASKING = ['guest A', 'customer A', 'author', 'editor', 'manager', 'owner'] as const
const asUser = (person: Person) => {
  if (person === 'guest A') return null
  return person === 'customer A' ? { collection: 'customers' } : { collection: 'staff', role: person }
}
const entityOf = (slug: string) => {
  const { collections, globals } = content.payload.config
  return [...collections, ...globals].find((one) => one.slug === slug)
}

/** Every field below these, as the table spells its path; the ids of rows belong to their lists. */
const pathsOf = (fields: Field[], prefix = ''): string[] =>
  dataFields(fields).flatMap((field) => {
    if (field.type === 'join' || (field.name === 'id' && prefix !== '')) return []
    const path = `${prefix}${field.name}`
    return 'fields' in field ? [path, ...pathsOf(field.fields, `${path}.`)] : [path]
  })

describe('the table of writable fields', () => {
  it('has a row for every collection and global, and no others', () => {
    const { collections, globals } = content.payload.config
    const slugs = [...collections, ...globals].map(({ slug }) => slug)
    expect(Object.keys(writableFields).toSorted()).toEqual(slugs.toSorted())
  })

  it('names every field that there is, or the list of those that nobody writes does', () => {
    for (const [slug, rows] of Object.entries(writableFields)) {
      const named = new Set([
        ...rows.flatMap(({ fields }) => fields),
        ...(platformFields[slug] ?? []),
        ...(NEVER_WRITTEN[slug] ?? []),
        ...['createdAt', 'updatedAt'],
      ])
      const there = pathsOf(entityOf(slug)?.fields ?? [])
      const unnamed = there.filter((path) => !named.has(path))
      expect([slug, unnamed]).toEqual([slug, []])
      const gone = [...named].filter((path) => !there.includes(path) && !path.endsWith('At'))
      expect([slug, gone]).toEqual([slug, []])
    }
  })

  it('names every field of every module', () => {
    const blocks = ['pages', 'forms'].flatMap((slug) =>
      dataFields(entityOf(slug)?.fields ?? []).flatMap((field) =>
        field.type === 'blocks' ? field.blocks : [],
      ),
    )
    expect(Object.keys(writableBlocks).toSorted()).toEqual(blocks.map(({ slug }) => slug).toSorted())
    for (const { slug, fields } of blocks)
      expect([
        slug,
        pathsOf(fields)
          .filter((path) => path !== 'id')
          .toSorted(),
      ]).toEqual([slug, writableBlocks[slug]?.toSorted()])
  })

  it('is what every field of the platform asks', async () => {
    for (const slug of Object.keys(writableFields))
      for (const field of dataFields(entityOf(slug)?.fields ?? [])) {
        if (field.type === 'join') continue
        const access = (field as { access?: Record<string, (args: unknown) => unknown> }).access
        for (const person of ASKING)
          for (const operation of ['create', 'update'] as const) {
            const req = { user: asUser(person) } as never
            const place = { slug, path: field.name }
            const said = await access?.[operation]?.({ req })
            const where = `${slug}.${field.name} ${operation} ${person}`
            expect([where, said]).toEqual([where, mayWrite(place, operation, { req })])
          }
      }
  })
})

const rowOf = async (slug: string, id: number) => {
  const { updatedAt, ...row } = (await content.payload.findByID({
    collection: slug as 'pages',
    id,
    depth: 0,
    locale: 'all' as never,
    draft: true,
    showHiddenFields: true,
  })) as unknown as Record<string, unknown>
  return row
}

/** Tries fields for one person over REST, and answers what of the row is another afterwards. */
async function tryFields({ slug, id, fields, person, row }: Trial): Promise<string[]> {
  const body: Record<string, unknown> = {}
  for (const field of fields) body[field.name] = TRIED[field.name] ?? (await changedValue(sampler, field))
  const { cookie } = people[person]
  const answer = await content.rest('PATCH', `${slug}/${id}?locale=fa`, { body, cookie })
  expect([slug, Object.keys(body), person, answer.status < 500]).toEqual([
    slug,
    Object.keys(body),
    person,
    true,
  ])
  const before = row.is
  row.is = await rowOf(slug, id)
  return Object.keys(row.is).filter((key) => JSON.stringify(row.is[key]) !== JSON.stringify(before[key]))
}
type Named = Field & { name: string }
/** What the row is after the trial before is what it is before this one. */
type Trial = {
  slug: string
  id: number
  fields: Named[]
  person: Person
  row: { is: Record<string, unknown> }
}

/** They write nothing at all here, so they try everything at once. */
const STRANGERS = ['guest A', 'customer A'] as const
const WRITERS = ASKING.filter((person) => !STRANGERS.some((stranger) => stranger === person))

describe('role × collection × field, over REST', () => {
  const slugs = Object.keys(writableFields).filter((slug) => !NOT_SAMPLED.includes(slug) && !isGlobal(slug))

  it.each(slugs)('writes nothing of %s that the table does not name', { timeout: 120_000 }, async (slug) => {
    const id = await sampleOf(sampler, slug)
    const row = { is: await rowOf(slug, id) }
    const wrong: string[] = []
    const fields = dataFields(entityOf(slug)?.fields ?? []).filter(
      ({ type, name }) => type !== 'join' && !['updatedAt', 'deletedAt', 'parent', 'id'].includes(name),
    )
    for (const person of STRANGERS) {
      const changed = await tryFields({ slug, id, fields, person, row })
      if (changed.length > 0) wrong.push(`${person} wrote ${changed}`)
    }
    for (const field of fields) {
      for (const person of WRITERS) {
        const place = { slug, path: field.name }
        const may = mayWrite(place, 'update', { req: { user: asUser(person) } as never })
        const changed = await tryFields({ slug, id, fields: [field], person, row })
        const isOfPlatform = platformFields[slug]?.includes(field.name)
        if (changed.length > 0 && (!may || isOfPlatform))
          wrong.push(`${person} wrote ${changed} by ${field.name}`)
        const own = LEAVES[field.name] ?? [field.name]
        const name = `${slug}.${field.name}`
        // The second one to write the same value changes nothing.
        if (may && !isOfPlatform)
          OPENED.set(name, OPENED.get(name) || own.some((key) => changed.includes(key)))
      }
    }
    expect(wrong).toEqual([])
  })

  it('does write what the table names: the trials above are real', () => {
    const closed = [...OPENED].filter(([, isOpen]) => !isOpen).map(([name]) => name)
    expect(closed.filter((name) => !HELD_BY_A_RULE.includes(name))).toEqual([])
    expect(OPENED.size).toBeGreaterThan(100)
  })
})

const OPENED = new Map<string, boolean>()
const isGlobal = (slug: string) => ['main-menu', 'header', 'footer', 'brand', 'shop-settings'].includes(slug)

describe('who a customer is', () => {
  const identity = { password: 'of-the-manager-123', username: '09121112233', email: 'of@manager.test' }
  const stored = async (id: number) => {
    const { rows } = await database.owner.query('select * from public.customers where id = $1', [id])
    const { updated_at, name, ...row } = rows[0]
    return JSON.stringify(row)
  }
  const fields = Object.entries({
    ...identity,
    sessions: TRIED.sessions,
    lockUntil: TRIED.lockUntil,
    hash: 'x',
    salt: 'x',
    resetPasswordToken: 'x',
  })

  it.each(fields)('is refused to managers and the owner alike: %s', async (field, value) => {
    const id = await sampleOf(sampler, 'customers')
    const before = await stored(id)
    for (const person of ['manager', 'owner'] as const) {
      const { cookie } = people[person]
      const body = { name: 'نام تازه', [field]: value }
      const answer = await content.rest('PATCH', `customers/${id}`, { body, cookie })
      expect([person, answer.status]).toEqual([person, 403])
      const { errors } = (await answer.json()) as { errors: { data?: { kind?: string } }[] }
      expect(errors[0]?.data?.kind).toBe('identity-not-writable')
      // Many at once, and a form as the dashboard sends it.
      await content.rest('PATCH', `customers?where[id][equals]=${id}`, { body, cookie })
      await content.form('PATCH', `customers/${id}`, { body, cookie })
      await content.rest('POST', `customers/${id}/duplicate`, { body, cookie })
      await content.rest('PUT', `customers/${id}`, { body, cookie })
      await content.rest('POST', `customers/${id}?locale=en`, { body, cookie, headers: OVERRIDE })
      expect(await stored(id)).toBe(before)
    }
  })

  it('comes from the customer: nobody makes one for them', async () => {
    const count = async () =>
      (await database.owner.query('select count(*)::int from public.customers')).rows[0].count
    const before = await count()
    const answer = await content.rest('POST', 'customers', { body: identity, cookie: people.owner.cookie })
    expect([answer.status, await count()]).toEqual([403, before])
  })

  it('may be sent back as it stands, beside what a manager may change', async () => {
    const id = await sampleOf(sampler, 'customers')
    const { cookie } = people.manager
    const shown = (await (await content.rest('GET', `customers/${id}`, { cookie })).json()) as object
    const body = { ...shown, name: 'سارا' }
    const answer = await content.rest('PATCH', `customers/${id}`, { body, cookie })
    expect([answer.status, ((await answer.json()) as { doc: { name: string } }).doc.name]).toEqual([
      200,
      'سارا',
    ])
  })

  it('is not asked for by a password: it is nowhere to be searched', async () => {
    const asked = await content.rest('GET', 'customers?where[password][exists]=true&sort=password', {
      cookie: people.manager.cookie,
    })
    expect(asked.status).toBe(400)
  })
})

const OVERRIDE = { 'x-http-method-override': 'PATCH', 'x-payload-http-method-override': 'PATCH' }

describe('the password of staff', () => {
  it('is the owner’s to renew, and nobody else’s', async () => {
    const id = people.editor.userId
    const hash = async () =>
      (await database.owner.query('select hash from public.staff where id = $1', [id])).rows[0].hash
    const before = await hash()
    const body = { password: 'another-long-enough-passphrase' }
    for (const person of ['customer A', 'manager'] as const)
      await content.rest('PATCH', `staff/${id}`, { body, cookie: people[person].cookie })
    expect(await hash()).toBe(before)
    const answer = await content.rest('PATCH', `staff/${id}`, { body, cookie: people.owner.cookie })
    expect([answer.status, (await answer.text()).includes(body.password)]).toEqual([200, false])
    expect(await hash()).not.toBe(before)
  })
})

describe('the globals, over REST', () => {
  it.each(['main-menu', 'header', 'footer', 'brand', 'shop-settings'] as const)(
    'write nothing of %s that the table does not name',
    async (slug) => {
      const wrong: string[] = []
      for (const field of dataFields(entityOf(slug)?.fields ?? [])) {
        if (['id', 'updatedAt', 'createdAt'].includes(field.name)) continue
        const value = await changedValue(sampler, field)
        for (const person of ASKING) {
          const stored = async () =>
            JSON.stringify(
              (await content.payload.findGlobal({ slug, depth: 0, showHiddenFields: true }))[
                field.name as never
              ],
            )
          const before = await stored()
          await content.rest('POST', `globals/${slug}`, {
            body: { [field.name]: value },
            cookie: people[person].cookie,
          })
          const may = mayWrite({ slug, path: field.name }, 'update', {
            req: { user: asUser(person) } as never,
          })
          if (!may && (await stored()) !== before) wrong.push(`${person} wrote ${field.name}`)
        }
      }
      expect(wrong).toEqual([])
    },
  )
})
