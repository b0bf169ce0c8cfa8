import { addPage } from '@rasteh/test-kit/pages'
import { query } from './database.ts'
import { expect } from './fixtures.ts'
import { test } from './shop-fixture.ts'

const HANDLER = '/DesktopModules/Links/handlers/AjaxHandler.ashx'

const address = (fields: Record<string, string | number>) =>
  `${HANDLER}?${new URLSearchParams({ Action: 'RenderPartial', ParentId: 'x', PartialName: 'More', ...toText(fields) })}`

const toText = (fields: Record<string, string | number>) =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, String(value)]))

async function moduleId(slug: string, blockType: string): Promise<number> {
  const [found] = await query<{ id: number }>(
    `select (m ->> 'moduleId')::int as id from public.pages p join public.pages_locales l on l._parent_id = p.id and l._locale = 'fa',
       jsonb_array_elements(l.layout) m where p.slug = $1 and m ->> 'blockType' = $2`,
    [slug, blockType],
  )
  return found?.id ?? 0
}

test.describe('RenderPartial', () => {
  test('takes a module and a partial and answers HTML, without a page around it [S7.20 S7.21 S7.23]', async ({
    request,
  }) => {
    const answer = await request.get(address({ ModuleId: await moduleId('home', 'links') }))
    expect(answer.status()).toBe(200)
    expect(answer.headers()['content-type']).toMatch(/^text\/html/)
    const html = await answer.text()
    expect(html).toContain('کتاب‌های جدید')
    expect(html).toMatch(/^<ul/)
    expect(html).not.toContain('<script')
  })

  test('encodes what managers wrote, and repeats nothing of the question', async ({
    request,
    shopFixture,
  }) => {
    const items = [{ title: 'نخست' }, { title: '<img src=x onerror=alert(1)>' }]
    const [id = 0] = await addPage(shopFixture.owner, {
      modules: [{ blockType: 'links', firstCount: 1, items }],
    })
    const answer = await request.get(address({ ModuleId: id, ParentId: '"><b>x' }))
    const html = await answer.text()
    expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;')
    expect(html).not.toContain('<b>x')
  })

  test('does not find a partial that is not on the list, or a module that there is not', async ({
    request,
  }) => {
    const links = await moduleId('home', 'links')
    const news = await moduleId('home', 'newsCarousel')
    const asked: Record<string, string | number>[] = [
      { ModuleId: links, PartialName: 'Secret' },
      { ModuleId: links, PartialName: 'constructor' },
      { ModuleId: news },
      { ModuleId: 2_000_000_000 },
    ]
    for (const fields of asked) {
      expect((await request.get(address(fields))).status(), JSON.stringify(fields)).toBe(404)
    }
  })

  test('refuses a malformed question', async ({ request }) => {
    for (const path of [
      HANDLER,
      address({ ModuleId: 'abc' }),
      address({ ModuleId: 1, PartialName: '../x' }),
      address({ ModuleId: 1, Action: 'Delete' }),
    ]) {
      expect((await request.get(path)).status(), path).toBe(422)
    }
  })
})
