import { barriersOn } from './barriers.ts'
import { overflowOf } from './comment-helpers.ts'
import { expect } from './fixtures.ts'
import { addressOf, publish, saved, startPage, until } from './page-form.ts'
import { test } from './shop-fixture.ts'
import { enterAs } from './staff-helpers.ts'
import { typeInto } from './typing.ts'

/** Each pattern with a heading that its public page has to show, and whether the shop is around it. */
const PATTERNS = [
  ['دربارهٔ ما', 'از آغاز تا امروز', true],
  ['تماس با ما', 'راه‌های تماس', true],
  ['همکاری با ما', 'مراحل استخدام', true],
  ['صفحهٔ فرود', 'چطور کار می‌کند؟', false],
  ['پرسش‌های پرتکرار', 'ارسال و تحویل', true],
] as const

test('the form of an empty page offers every pattern, and of a filled one none', async ({
  page,
  shopFixture,
}) => {
  await enterAs(page, shopFixture, 'editor')
  await startPage(page, { title: 'الگو', slug: addressOf('olgu') })
  const picker = page.getByRole('region', { name: 'شروع از یک الگو' })
  await expect(picker.getByRole('button')).toHaveCount(PATTERNS.length)
  await page.getByRole('button', { name: 'افزودن ماژول' }).last().click()
  await page.getByRole('button', { name: 'متن', exact: true }).click()
  await expect(picker).toHaveCount(0)
})

for (const [name, heading, hasShell] of PATTERNS)
  test(`an editor starts a page from «${name}», changes a word and publishes it`, async ({
    page,
    shopFixture,
  }) => {
    test.setTimeout(120_000)
    await enterAs(page, shopFixture, 'editor')
    const slug = addressOf('olgu')
    await startPage(page, { title: name, slug })
    await page.getByRole('region', { name: 'شروع از یک الگو' }).getByRole('button', { name }).click()
    await expect(page.getByRole('status').filter({ hasText: `الگوی «${name}» آماده شد` })).toBeFocused()
    await expect(page.getByLabel('نشانی صفحه')).toHaveValue(slug)
    const first = page.locator('#layout-row-0')
    await expect(first.getByLabel('عنوان ماژول')).toBeVisible()
    await typeInto(first.getByLabel('عنوان ماژول'), 'عنوان خودمان')
    await publish(page)
    await saved(page)

    await until(async () => expect((await page.request.get(`/${slug}`)).status()).toBe(200))
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(`/${slug}`)
      await expect(page.getByRole('heading', { name: heading })).toBeVisible()
      await expect(page.getByRole('banner')).toHaveCount(hasShell ? 1 : 0)
      expect(await overflowOf(page)).toBe(0)
    }
    expect(await barriersOn(page)).toEqual([])
  })
