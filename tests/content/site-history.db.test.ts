import { useTestDatabase } from '@rasteh/test-kit/database'
import { beforeAll, expect, it } from 'vitest'
import { type Arrived, arrive, type Person } from '../access/people.ts'
import { useContent } from '../setup/use-content.ts'

const database = useTestDatabase()
const content = useContent(database)
let people: Record<Person, Arrived>
beforeAll(async () => {
  people = await arrive(database.owner, content.payload)
  content.payload.logger.level = 'silent'
})

const ask = (person: Person, method: string, path: string, body?: object) =>
  content.guarded(method, path, { cookie: people[person].cookie, ...(body ? { body } : {}) })

/** What is kept of earlier saves, the latest first. */
async function versionsOf(global: string): Promise<string[]> {
  const answer = await ask('owner', 'GET', `globals/${global}/versions?sort=-id&depth=0`)
  return ((await answer.json()) as { docs: { id: string }[] }).docs.map(({ id }) => id)
}

/** The keys that wait to be purged; reading them takes them away. */
async function purged(): Promise<string[]> {
  const { rows } = await database.owner.query<{ keys: string[] }>(
    `delete from jobs.job where name = 'purge-pages' returning array(select jsonb_array_elements_text(data -> 'keys')) as keys`,
  )
  return rows.flatMap(({ keys }) => keys)
}

const menu = (title: string) => ({ items: [{ title, address: '/offers' }] })
const footer = (text: string) => ({
  columns: [{ title: text, links: [{ title: 'خبرها', address: '/news' }] }],
})

it.each([
  ['main-menu', 'editor', menu('نخست'), menu('دوم'), 'author'],
  ['header', 'editor', { notice: 'نخست' }, { notice: 'دوم' }, 'author'],
  ['footer', 'editor', footer('نخست'), footer('دوم'), 'author'],
  ['brand', 'manager', { corners: 'round' }, { corners: 'sharp' }, 'editor'],
  ['shop-settings', 'owner', { shopName: 'نخست' }, { shopName: 'دوم' }, 'manager'],
] as const)(
  'an earlier state of %s is brought back, by who may write it',
  async (slug, person, first, second, below) => {
    for (const body of [first, second])
      expect((await ask(person, 'POST', `globals/${slug}`, body)).status).toBe(200)
    const kept = await versionsOf(slug)
    expect(kept).toHaveLength(2)
    await purged()

    const restore = (who: Person) => ask(who, 'POST', `globals/${slug}/versions/${kept[1]}`)
    for (const other of [below, 'customer A', 'guest A'] as const) {
      expect([401, 403, 404], other).toContain((await restore(other)).status)
      expect([401, 403, 404], other).toContain((await ask(other, 'GET', `globals/${slug}/versions`)).status)
    }
    expect(await content.payload.findGlobal({ slug, depth: 0 })).toMatchObject(second)
    expect(await purged()).toEqual([])

    expect((await restore(person)).status).toBe(200)
    expect(await content.payload.findGlobal({ slug, depth: 0 })).toMatchObject(first)
    expect(await purged()).toContain('everywhere')
  },
)

it('keeps the last twenty', async () => {
  for (let count = 0; count < 22; count += 1)
    await ask('editor', 'POST', 'globals/header', { phone: `${count}` })
  const { rows } = await database.owner.query<{ count: number }>(
    'select count(*)::int as count from public._header_v',
  )
  expect(rows[0]?.count).toBe(20)
})
