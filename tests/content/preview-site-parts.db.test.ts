import { signPreview } from '@rasteh/dashboard/live-preview/preview-token'
import { useTestDatabase } from '@rasteh/test-kit/database'
import { beforeAll, describe, expect, it } from 'vitest'
import { type Arrived, arrive, type Person } from '../access/people.ts'
import { SECRET, useContent } from '../setup/use-content.ts'

const database = useTestDatabase()
const content = useContent(database)
let people: Record<Person, Arrived>
beforeAll(async () => {
  content.payload.logger.level = 'silent'
  people = await arrive(database.owner, content.payload)
})

const enter = (cookie: string, path: string) =>
  content.guarded('GET', `preview-token/${path}?language=en-US`, cookie ? { cookie } : {})

const read = (token: string, path: string, more = '') =>
  content.guarded('GET', `preview-draft/${path}?token=${encodeURIComponent(token)}${more}`)

/** The same with what a form has typed and not saved. */
const readTyped = (token: string, typed: object, path: string) =>
  content.guarded('POST', `preview-draft/${path}?token=${encodeURIComponent(token)}`, { body: typed })

const tokenIn = (answer: Response) =>
  new URL(answer.headers.get('location') ?? '', 'http://shop.test').searchParams.get('token') ?? ''

const signed = (changes: Partial<Parameters<typeof signPreview>[1]> = {}) =>
  signPreview(SECRET, {
    ...{ collection: 'pages', id: 12, staffId: people.editor.userId },
    expiresAtMs: Date.now() + 60_000,
    ...changes,
  })

/** No word of the draft, nor what would lead to it. */
async function expectNothing(answer: Response, statuses: number[]): Promise<void> {
  expect(statuses).toContain(answer.status)
  expect(answer.headers.get('location')).toBeNull()
  expect(await answer.text()).not.toContain('محرمانه')
}

describe('a part of the site', () => {
  const PARTS = [
    ['main-menu', 'editor', { items: [{ title: 'محرمانه', address: '/offers' }] }, 'author'],
    ['header', 'editor', { notice: 'محرمانه' }, 'author'],
    ['footer', 'editor', { text: 'محرمانه' }, 'author'],
    ['brand', 'manager', { socials: [{ network: 'eitaa', address: 'https://eitaa.com/محرمانه' }] }, 'editor'],
    ['shop-settings', 'owner', { shopName: 'محرمانه' }, 'manager'],
  ] as const

  it.each(PARTS)('is previewed as a draft: %s, by who may write it', async (slug, writer, data, below) => {
    await content.payload.updateGlobal({ slug, draft: true, data: { ...data, _status: 'draft' } as never })
    const led = await enter(people[writer].cookie, `${slug}/1`)
    expect(led.headers.get('location')).toMatch(new RegExp(`^/preview/${slug}/1\\?language=en-US&token=`))
    const answer = await read(tokenIn(led), `${slug}/1`, '&locale=en')
    const draft = await answer.json()
    expect(draft).toMatchObject({ publication: 'changed', collection: slug })
    expect(JSON.stringify(draft)).toContain('محرمانه')

    await expectNothing(await enter(people[below].cookie, `${slug}/1`), [404])
    for (const other of ['customer A', 'guest A'] as const)
      await expectNothing(await enter(people[other].cookie, `${slug}/1`), [403, 404])
    // A token of one part, or of a person below, opens nothing of another.
    const foreign = signed({ collection: slug, id: 1, staffId: people[below].userId })
    await expectNothing(await read(foreign, `${slug}/1`), [403, 404])
    await expectNothing(await read(tokenIn(led), `${slug}/2`), [403])
    await expectNothing(await read(signed(), `${slug}/1`), [403])
    // What is typed does not come into it, whatever is sent.
    const typed = await readTyped(
      tokenIn(led),
      { shopName: 'typed', items: [], notice: 'typed' },
      `${slug}/1`,
    )
    expect(await typed.text()).not.toContain('typed')
  })

  it('names where its links lead by their documents, also below', async () => {
    const { id: pageId } = await content.payload.create({
      collection: 'pages',
      draft: true,
      data: { title: 'صفحه', slug: 'linked', _status: 'draft' },
    })
    const page = { relationTo: 'pages', value: pageId }
    const items = [
      {
        title: 'یک',
        address: '/news',
        children: [{ title: 'دو', page, grandchildren: [{ title: 'سه', page }] }],
      },
    ]
    await content.payload.updateGlobal({
      slug: 'main-menu',
      draft: true,
      data: { items, _status: 'draft' } as never,
    })
    const answer = await read(signed({ collection: 'main-menu', id: 1 }), 'main-menu/1')
    const reference = { kind: 'pages', id: pageId }
    expect(((await answer.json()) as { document: unknown }).document).toMatchObject([
      { title: 'یک', reference: null, children: [{ reference, children: [{ title: 'سه', reference }] }] },
    ])
  })
})
