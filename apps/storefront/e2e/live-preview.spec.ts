import type { Page } from '@playwright/test'
import { settle } from './dashboard-screens.ts'
import { expect } from './fixtures.ts'
import { addModule, addressOf, saved, startPage } from './page-form.ts'
import { test } from './shop-fixture.ts'
import { enterAs } from './staff-helpers.ts'
import { editor } from './text-editor-form.ts'
import { typeInto } from './typing.ts'

test('the preview beside a form follows the keys, and keeps nothing of them', async ({
  page,
  shopFixture,
}) => {
  await enterAs(page, shopFixture, 'editor')
  const slug = addressOf('live')
  // The form saves by itself after some seconds; what is asked here is that the preview does not.
  await page.route('**/cms-api/autosave', (route) => route.abort())
  await startPage(page, { title: 'صفحهٔ زنده', slug })
  await page.getByRole('button', { name: 'ذخیره پیش‌نویس' }).click()
  await saved(page)
  await settle(page)

  await page.locator('#live-preview-toggler').click()
  const preview = page.frameLocator('#live-preview-iframe')
  await expect(preview.getByRole('heading', { name: 'صفحهٔ زنده' })).toBeVisible()

  await typeInto(page.getByLabel('عنوان').first(), 'عنوان تازه')
  await expect(preview.getByRole('heading', { name: 'عنوان تازه' })).toBeVisible()

  const { rows } = await shopFixture.owner.query<{ title: string }>(
    `select l.version_title as title from public._pages_v v
     join public._pages_v_locales l on l._parent_id = v.id and l._locale = 'fa'
     where v.version_slug = $1 and v.latest`,
    [slug],
  )
  expect(rows).toEqual([{ title: 'صفحهٔ زنده' }])
})

const WORDS = ['کارخانهٔ', 'ما', 'در', 'اصفهان', 'است', 'و', 'هر', 'روز', 'کار', 'می‌کند.']

/** How long after this moment the preview beside the form shows a text, in milliseconds. */
const shownAfter = (page: Page, text: string) =>
  page.evaluate(
    ([wanted]) =>
      new Promise<number>((resolve) => {
        const begun = performance.now()
        const frame = document.querySelector<HTMLIFrameElement>('#live-preview-iframe')
        const look = () => {
          const shown = frame?.contentDocument?.querySelector('main')?.textContent ?? ''
          if (shown.includes(wanted ?? '')) resolve(performance.now() - begun)
          else requestAnimationFrame(look)
        }
        look()
      }),
    [text],
  )

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0

for (const kind of ['pages', 'news'] as const)
  test(`the preview shows a word of a text within a second of its last key, as a rule: ${kind}`, async ({
    page,
    shopFixture,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await enterAs(page, shopFixture, 'editor')
    const slug = addressOf(`words-${kind}`)
    if (kind === 'pages') {
      await startPage(page, { title: 'متن زنده', slug })
      await addModule(page, 'متن')
    } else {
      await page.goto('/dashboard/collections/news/create')
      await settle(page)
      await typeInto(page.getByLabel('عنوان').first(), 'متن زنده')
      await typeInto(page.getByLabel('نشانی صفحه'), slug)
    }
    await page.getByRole('button', { name: 'ذخیره پیش‌نویس' }).click()
    await page.waitForURL(new RegExp(`/collections/${kind}/\\d+`))
    await settle(page)
    await page.locator('#live-preview-toggler').click()
    const preview = page.frameLocator('#live-preview-iframe')
    await expect(preview.getByRole('heading', { name: 'متن زنده' }).first()).toBeVisible()

    await editor(page).click()
    const taken: number[] = []
    let text = ''
    for (const word of WORDS) {
      text = `${text} ${word}`.trim()
      await editor(page).pressSequentially(text === word ? word : ` ${word}`, { delay: 40 })
      taken.push(Math.round(await shownAfter(page, text)))
    }
    process.stdout.write(`${kind}: preview shows a word after ${taken.join(', ')} ms\n`)
    expect(median(taken)).toBeLessThan(1_000)
    await expect(preview.getByText(WORDS.join(' '))).toBeVisible()
  })
