import { describe, expect, it } from 'vitest'
import { collections, globals } from './all.ts'

const everywhere = ['create', 'read', 'update', 'delete']
const withAuth = [...everywhere, 'admin', 'unlock']

describe('who may do what', () => {
  it.each(collections.map((collection) => [collection.slug, collection] as const))(
    'is said for every operation on %s',
    (slug, { access, auth }) => {
      const asked = auth ? withAuth : everywhere
      const missing = asked.filter((operation) => typeof access?.[operation as 'read'] !== 'function')
      const what = `${slug} says nothing about ${missing.join(', ')}: left out, the content platform opens it to every signed-in person. Name a rule of src/access in its access.ts`
      expect(missing, what).toEqual([])
    },
  )

  it.each(globals.map((global) => [global.slug, global] as const))(
    'is said for reading and updating %s',
    (slug, { access }) => {
      const missing = (['read', 'update'] as const).filter(
        (operation) => typeof access?.[operation] !== 'function',
      )
      expect(
        missing,
        `${slug} says nothing about ${missing.join(', ')}: name a rule of src/access in its access.ts`,
      ).toEqual([])
    },
  )
})

describe('a shopper', () => {
  const req = { user: { id: 1, collection: 'customers', role: 'owner' } } as never
  const operations = collections.flatMap(({ slug, access }) =>
    (['create', 'update', 'delete'] as const).map(
      (operation) => [`${operation} ${slug}`, access?.[operation]] as const,
    ),
  )

  it.each(operations)('may not %s, whatever their session claims', async (_, rule) => {
    expect(await rule?.({ req })).toBe(false)
  })
})

describe('what staff write', () => {
  it('has a Persian name', () => {
    const names = collections.flatMap(({ labels }) => [labels?.singular, labels?.plural])
    expect(names.filter((name) => !/[آ-ی]/.test(String(name)))).toEqual([])
  })
})
