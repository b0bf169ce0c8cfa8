import { checkBrandColour } from '@rasteh/shop-core/brand'
import { loadPage } from '@rasteh/shop-store/reads/articles'
import { loadBrand, SHIPPED_BRAND } from '@rasteh/shop-store/reads/brand'
import { loadFrontVersion } from '@rasteh/shop-store/reads/front-version'
import { loadPictureUses } from '@rasteh/shop-store/reads/picture-uses'
import { loadShopIdentity } from '@rasteh/shop-store/reads/shop-identity'
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

const save = (body: object, person: Person = 'manager') =>
  content.guarded('POST', 'globals/brand', { body, cookie: people[person].cookie })

async function newPicture(name: string): Promise<number> {
  const { rows } = await database.owner.query<{ id: number }>(
    `insert into public.media (filename, mime_type, width, height) values ($1, 'image/webp', 480, 120) returning id`,
    [name],
  )
  return rows[0]?.id ?? 0
}

describe('the brand', () => {
  it('is the shipped one until a manager saves another', async () => {
    expect(await loadBrand(database.owner)).toEqual(SHIPPED_BRAND)
  })

  it('is written by managers, seen with the next version of every page, never by others', async () => {
    const before = await loadFrontVersion(database.owner)
    await content.payload.updateGlobal({ slug: 'shop-settings', data: { shopName: 'راسته' } as never })
    const logo = await newPicture('نشان ما-0123456789.webp')
    const socials = [{ network: 'eitaa', address: 'https://eitaa.com/rasteh' }]
    const answer = await save({ colour: '7A1F5C', corners: 'round', siteKind: 'company', logo, socials })
    expect(answer.status).toBe(200)
    expect(await loadFrontVersion(database.owner)).toBeGreaterThan(before)
    expect(await loadBrand(database.owner)).toMatchObject({
      ...{
        siteKind: 'company',
        colour: '#7a1f5c',
        corners: 'round',
        density: 'airy',
        headingFont: 'vazirmatn',
        socials,
      },
      logo: { filename: 'نشان ما-0123456789.webp', width: 480, height: 120 },
    })
    expect((await loadShopIdentity(database.owner)).logo).toBe(
      `/media/${encodeURIComponent('نشان ما-0123456789.webp')}`,
    )
    for (const person of ['editor', 'customer A', 'guest A'] as const)
      expect([403, 404], person).toContain((await save({ colour: '#000000' }, person)).status)
    expect((await loadBrand(database.owner)).colour).toBe('#7a1f5c')
  })

  it('refuses a colour that cannot be read, with a near one that can', async () => {
    const answer = await save({ colour: '#ffd400' })
    const text = JSON.stringify(await answer.json())
    const checked = checkBrandColour('#ffd400')
    if (checked.ok || checked.refusal.kind !== 'too-little-contrast') throw new Error('it was accepted')
    expect(answer.status).toBe(400)
    expect(text).toContain(checked.refusal.suggestion)
    expect((await save({ colour: checked.refusal.suggestion })).status).toBe(200)
  })

  it.each([
    { colour: 'red' },
    { colour: '#fff;}*{display:none}' },
    { colour: '</style><script>hit()</script>' },
    { siteKind: 'bank' },
    { corners: '12px' },
    { headingFont: 'Comic Sans;}*{display:none' },
    { socials: [{ network: 'eitaa', address: 'javascript:hit()' }] },
    { socials: [{ network: 'eitaa', address: 'http://eitaa.com/rasteh' }] },
    { socials: [{ network: 'eitaa', address: '/dashboard' }] },
    { socials: [{ network: 'eitaa', address: 'https://eitaa.com@evil.example' }] },
    { socials: [{ network: 'unknown', address: 'https://example.ir' }] },
  ])('refuses %j', async (body) => {
    const before = await loadBrand(database.owner)
    expect((await save(body)).status).toBe(400)
    expect(await loadBrand(database.owner)).toEqual(before)
  })

  it('keeps its pictures from being deleted', async () => {
    const ids = {
      logo: await newPicture('a.webp'),
      logoDark: await newPicture('b.webp'),
      mark: await newPicture('c.webp'),
    }
    expect((await save(ids)).status).toBe(200)
    for (const id of Object.values(ids)) {
      expect(await loadPictureUses(database.owner, id)).toMatchObject([{ kind: 'brand' }])
      const answer = await content.guarded('DELETE', `media/${id}`, { cookie: people.owner.cookie })
      expect(answer.status).toBe(409)
      expect(await answer.text()).toContain('نام و نشان سایت')
    }
  })
})

describe('a landing page', () => {
  it('is told from others by its own choice', async () => {
    const made = (slug: string, data: object) =>
      content.payload.create({
        collection: 'pages',
        locale: 'fa',
        data: { title: 'کارزار', slug, _status: 'published', ...data } as never,
      })
    await made('landing', { hidesShell: true })
    await made('usual', {})
    expect((await loadPage(database.owner, 'landing', 'fa'))?.hidesShell).toBe(true)
    expect((await loadPage(database.owner, 'usual', 'fa'))?.hidesShell).toBe(false)
  })
})
