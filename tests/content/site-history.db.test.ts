import { loadFrontVersion } from '@rasteh/shop-store/reads/front-version'
import { useTestDatabase } from '@rasteh/test-kit/database'
import { beforeAll, describe, expect, it } from 'vitest'
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

const PARTS = [
  ['main-menu', 'editor', menu('نخست'), menu('دوم'), 'author'],
  ['header', 'editor', { notice: 'نخست' }, { notice: 'دوم' }, 'author'],
  ['footer', 'editor', footer('نخست'), footer('دوم'), 'author'],
  ['brand', 'manager', { corners: 'round' }, { corners: 'sharp' }, 'editor'],
  ['shop-settings', 'owner', { shopName: 'نخست' }, { shopName: 'دوم' }, 'manager'],
] as const

type Slug = (typeof PARTS)[number][0]
const seenOf = (slug: Slug) => content.payload.findGlobal({ slug, depth: 0, draft: false })
const newestOf = (slug: Slug) => content.payload.findGlobal({ slug, depth: 0, draft: true })
const draft = (person: Person, slug: Slug, body: object) =>
  ask(person, 'POST', `globals/${slug}?draft=true`, { ...body, _status: 'draft' })
const publish = (person: Person, slug: Slug, body: object) =>
  ask(person, 'POST', `globals/${slug}`, { ...body, _status: 'published' })

/** What the storefront reads: the version of it is another after every write that could show. */
const seenVersion = () => loadFrontVersion(database.owner)

describe.each(PARTS)('%s', (slug, person, first, second, below) => {
  it('is shown as it is published; a draft reaches nobody', async () => {
    expect((await publish(person, slug, first)).status).toBe(200)
    expect(await seenOf(slug)).toMatchObject(first)
    expect(await purged()).toContain('everywhere')
    const version = await seenVersion()

    expect((await draft(person, slug, second)).status).toBe(200)
    expect(await seenOf(slug)).toMatchObject({ ...first, _status: 'published' })
    expect(await newestOf(slug)).toMatchObject({ ...second, _status: 'draft' })
    expect([await purged(), await seenVersion()]).toEqual([[], version])

    // Nor the people who may not write it, however they ask.
    for (const other of [below, 'customer A', 'guest A'] as const)
      for (const query of ['?draft=true', '?draft=true&locale=all', '/versions', '/versions?draft=true']) {
        const answer = await ask(other, 'GET', `globals/${slug}${query}`)
        const text = await answer.text()
        if (answer.status === 200)
          expect(JSON.parse(text), query).toMatchObject(query.includes('all') ? {} : first)
        expect(text, `${other} ${query}`).not.toContain(JSON.stringify(Object.values(second)[0]).slice(1, -1))
      }
    const answer = await ask(person, 'GET', `globals/${slug}?draft=true&depth=0`)
    expect(await answer.json()).toMatchObject(second)

    expect((await publish(person, slug, second)).status).toBe(200)
    expect(await seenOf(slug)).toMatchObject(second)
    expect([await purged(), (await seenVersion()) > version]).toEqual([['everywhere'], true])
  })

  it('is brought back as a draft, by who may write it, and is seen when that is published', async () => {
    for (const body of [first, second]) await publish(person, slug, body)
    const [, earlier] = await versionsOf(slug)
    const restore = (who: Person, query = '') =>
      ask(who, 'POST', `globals/${slug}/versions/${earlier}${query}`)
    await purged()
    const version = await seenVersion()

    for (const other of [below, 'customer A', 'guest A'] as const)
      for (const query of ['', '?draft=true', '?draft=false'])
        expect([401, 403, 404], other).toContain((await restore(other, query)).status)
    expect(await newestOf(slug)).toMatchObject(second)

    for (const query of ['?draft=false', '?draft=true', '']) {
      expect((await restore(person, query)).status).toBe(200)
      expect(await seenOf(slug), query).toMatchObject({ ...second, _status: 'published' })
      expect(await newestOf(slug), query).toMatchObject({ ...first, _status: 'draft' })
      expect([await purged(), await seenVersion()]).toEqual([[], version])
    }
    expect((await publish(person, slug, {})).status).toBe(200)
    expect(await seenOf(slug)).toMatchObject(first)
  })

  it('is never without a published state', async () => {
    await publish(person, slug, first)
    const version = await seenVersion()
    for (const query of [
      '',
      '?unpublishAllLocales=true',
      '?draft=true&unpublishAllLocales=true',
      '?locale=fa',
    ]) {
      const answer = await ask(person, 'POST', `globals/${slug}${query}`, { _status: 'draft' })
      expect(answer.status, query).toBe(400)
    }
    expect([await seenOf(slug), await seenVersion()]).toMatchObject([
      { ...first, _status: 'published' },
      version,
    ])
    // A save that names no state, over a draft, is a publication too.
    await draft(person, slug, second)
    expect((await ask(person, 'POST', `globals/${slug}`, {})).status).toBe(200)
    expect(await seenOf(slug)).toMatchObject({ ...second, _status: 'published' })
  })
})

it('is not restored by the platform’s own way, which writes where visitors read', async () => {
  await publish('editor', 'header', { notice: 'منتشر' })
  const [id = ''] = await versionsOf('header')
  await expect(content.payload.restoreGlobalVersion({ slug: 'header', id })).rejects.toThrow()
  for (const odd of ['0', '-1', '1.5', 'x', '999999999', '1 or 1=1', '%00'])
    expect(
      (await ask('editor', 'POST', `globals/header/versions/${odd}`)).status,
      odd,
    ).toBeGreaterThanOrEqual(400)
})

it('has the state from before the first save in its history, with both languages', async () => {
  await database.owner.query('delete from public._footer_v')
  await database.owner.query('delete from public.footer')
  for (const locale of ['fa', 'en'] as const)
    await content.payload.updateGlobal({ slug: 'footer', locale, data: { text: `پیش از همه ${locale}` } })
  // As the seed and earlier releases leave it.
  await database.owner.query('delete from public._footer_v')
  expect((await draft('editor', 'footer', { text: 'تازه' })).status).toBe(200)
  const [, before] = await versionsOf('footer')
  expect((await ask('editor', 'POST', `globals/footer/versions/${before}`)).status).toBe(200)
  const all = await content.payload.findGlobal({ slug: 'footer', draft: true, locale: 'all' })
  expect(all.text).toEqual({ fa: 'پیش از همه fa', en: 'پیش از همه en' })
  expect(await versionsOf('footer')).toHaveLength(3)
})

it('loses nothing of saves that meet, and has one newest state', async () => {
  await publish('editor', 'header', { notice: 'پیش', phone: '0', noticeAddress: '/news' })
  await database.owner.query('delete from public._header_v')
  const version = await seenVersion()
  const answers = await Promise.all([
    draft('editor', 'header', { notice: 'هم‌زمان' }),
    draft('owner', 'header', { phone: '۱۲۳' }),
    draft('manager', 'header', { noticeAddress: '/offers' }),
    draft('editor', 'header', { showsClock: false }),
  ])
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  expect(await newestOf('header')).toMatchObject({
    ...{ notice: 'هم‌زمان', phone: '123', noticeAddress: '/offers', showsClock: false, _status: 'draft' },
  })
  expect(await seenOf('header')).toMatchObject({ notice: 'پیش', phone: '0', noticeAddress: '/news' })
  expect(await seenVersion()).toBe(version)
  const { rows } = await database.owner.query('select id from public._header_v where latest')
  expect(rows).toHaveLength(1)
  // The state before them, once, and each of the four.
  expect(await versionsOf('header')).toHaveLength(5)

  const both = await Promise.all([
    publish('editor', 'header', { notice: 'منتشر' }),
    draft('owner', 'header', { phone: '۹' }),
  ])
  expect(both.map(({ status }) => status)).toEqual([200, 200])
  expect(await seenOf('header')).toMatchObject({ notice: 'منتشر', _status: 'published' })
})

it('keeps the last twenty', async () => {
  for (let count = 0; count < 22; count += 1)
    await ask('editor', 'POST', 'globals/header', { phone: `${count}` })
  const { rows } = await database.owner.query<{ count: number }>(
    'select count(*)::int as count from public._header_v',
  )
  expect(rows[0]?.count).toBe(20)
})
