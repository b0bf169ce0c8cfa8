import { sectionExamples } from '../src/modules/section-examples.ts'
import { barriersOn } from './barriers.ts'
import { overflowOf } from './comment-helpers.ts'
import { expect } from './fixtures.ts'
import { addressOf, until, write } from './page-form.ts'
import { test } from './shop-fixture.ts'
import { enterAs } from './staff-helpers.ts'

for (const language of ['fa-IR', 'en-US'])
  test(`every section, with little and much in it, can be read by everybody at every width: ${language}`, async ({
    page,
  }) => {
    test.setTimeout(180_000)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    for (const width of [390, 820, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(`/ui/sections?language=${language}`)
      expect(await page.locator('main .DnnModule').count()).toBeGreaterThanOrEqual(49)
      expect([width, await overflowOf(page)]).toEqual([width, 0])
    }
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      // Each section is here twice, so some have a title that another one has.
      expect(await barriersOn(page, (axe) => axe.disableRules(['landmark-unique']))).toEqual([])
    }
  })

/** What needs a file of the library is published in `library-files.spec`. */
const PUBLISHED = Object.entries(sectionExamples).filter(([kind]) => !['downloads', 'video'].includes(kind))

test('every section is published as its manager filled it in, and read back on the page', async ({
  page,
  shopFixture,
  baseURL,
}) => {
  await enterAs(page, shopFixture, 'editor')
  const slug = addressOf('sections')
  const layout = PUBLISHED.map(([blockType, { full }]) => ({ blockType, ...full }))
  const { status, doc } = await write(page, baseURL, 'POST', 'pages', {
    title: 'همهٔ بخش‌ها',
    slug,
    layout,
    _status: 'published',
  })
  expect(status).toBe(201)
  expect(doc.layout.map(({ blockType }: { blockType: string }) => blockType)).toEqual(
    PUBLISHED.map(([kind]) => kind),
  )
  await until(async () => expect((await page.goto(`/${slug}`))?.status()).toBe(200))
  for (const [blockType, { full }] of PUBLISHED) {
    const name = blockType.charAt(0).toUpperCase() + blockType.slice(1)
    const section = page.locator(`main .DnnModule-${name}`)
    const title = 'title' in full ? String(full.title) : null
    if (title) await expect(section.getByRole('heading', { name: title }).first(), blockType).toBeVisible()
    else await expect(section.locator(':visible').first(), blockType).toBeVisible()
  }
  expect(await page.getByRole('main').textContent()).not.toMatch(/unknown|undefined|\[object|SKIPPED|_404/)
})
