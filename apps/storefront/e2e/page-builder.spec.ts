import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'
import { addModule, publish, saved, startPage } from './page-form.ts'
import { test } from './shop-fixture.ts'
import { enterAs } from './staff-helpers.ts'
import { typeInto } from './typing.ts'

const MODULES = ['بنر بالای صفحه', 'نوار کالا', 'پیشنهادهای شگفت‌انگیز', 'نوار خبر', 'سفارش ویژه', 'متن']

const saveDraft = (page: Page) => page.getByRole('button', { name: 'ذخیره پیش‌نویس' }).click()
const idOf = (page: Page) => Number(/pages\/(\d+)/.exec(page.url())?.[1])

test.describe('a page made in the dashboard', () => {
  test.setTimeout(120_000)

  test('of six modules is previewed, published, and seen by a visitor [S1.03]', async ({
    page,
    shopFixture,
    browser,
    watch,
  }) => {
    await enterAs(page, shopFixture, 'editor')
    const slug = `jashn-${Date.now()}`
    await startPage(page, { title: 'جشن یلدا', slug })
    for (const name of MODULES) await addModule(page, name)
    await typeInto(page.getByLabel('تیتر'), 'شب یلدا نزدیک است')
    await typeInto(page.locator('[contenteditable=true]').last(), 'به جشن ما بیایید.')
    await saveDraft(page)
    await saved(page)

    const guest = await browser.newContext({ locale: 'fa-IR' })
    await watch(guest)
    const visitor = await guest.newPage()
    expect((await visitor.goto(`/${slug}`))?.status()).toBe(404)
    expect((await visitor.goto(`/preview/pages/${idOf(page)}`))?.status()).toBe(404)

    const preview = await page.context().newPage()
    await preview.goto(`/cms-api/preview-token/pages/${idOf(page)}`)
    await expect(preview.getByText('پیش‌نمایش: این صفحه هنوز منتشر نشده است.')).toBeVisible()
    await expect(preview.getByText('به جشن ما بیایید.')).toBeVisible()

    await publish(page)
    await expect(async () => {
      expect((await visitor.goto(`/${slug}`))?.status()).toBe(200)
    }).toPass({ timeout: 10_000 })
    await expect(visitor.getByText('شب یلدا نزدیک است')).toBeVisible()
    await expect(visitor.getByText('به جشن ما بیایید.')).toBeVisible()
    await expect(visitor.locator('main .DnnModule')).toHaveCount(MODULES.length)
    await guest.close()
  })

  test('gives a module its form when the answer to an earlier change arrives just after it was chosen', async ({
    page,
    shopFixture,
  }) => {
    await enterAs(page, shopFixture, 'editor')
    await page.goto('/dashboard/collections/pages/create')
    const [asked, held] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    await page.route('**/dashboard/collections/pages/create', async (route) => {
      if (route.request().method() !== 'POST') return route.fallback()
      const response = await route.fetch()
      asked.resolve()
      await held.promise
      await route.fulfill({ response })
    })
    await typeInto(page.getByLabel('عنوان').first(), 'جشن مهرگان')
    await asked.promise
    await page.getByRole('button', { name: 'افزودن ماژول' }).last().click()
    await page.getByRole('button', { name: 'متن', exact: true }).click()
    held.resolve()
    await expect(page.locator('[id^="layout-row-"]').getByLabel('عنوان ماژول')).toBeVisible()
  })

  test('is offered each kind of module with a picture of its own, and its first time is one of publishing', async ({
    page,
    shopFixture,
  }) => {
    await enterAs(page, shopFixture, 'editor')
    await startPage(page, { title: 'پیش‌نویس', slug: `draft-${Date.now()}` })
    await page.getByRole('button', { name: 'افزودن ماژول' }).last().click()
    const pictures = page.locator('.blocks-drawer__default-image img')
    await expect(pictures).toHaveCount(29)
    const loaded = await pictures.evaluateAll((images: HTMLImageElement[]) =>
      Promise.all(images.map((image) => image.decode().then(() => image.src))),
    )
    expect(new Set(loaded).size).toBe(29)
    await page.getByRole('button', { name: 'متن', exact: true }).click()
    await saveDraft(page)
    await saved(page)
    await page.reload()
    await page.locator('.doc-controls .form-submit .popup-button').click()
    await page.getByRole('button', { name: 'زمان‌بندی انتشار' }).click()
    const drawer = page.locator('.schedule-publish')
    await expect(drawer.getByRole('radio', { name: 'انتشار', exact: true })).toBeChecked()
    await expect(drawer.getByText('همهٔ زبان‌ها')).toBeVisible()
  })

  test('is published at its time, and an old version of it is restored', async ({ page, shopFixture }) => {
    await enterAs(page, shopFixture, 'editor')
    const slug = `zaman-${Date.now()}`
    await startPage(page, { title: 'نوشتهٔ نخست', slug })
    await addModule(page, 'متن')
    await typeInto(page.locator('[contenteditable=true]').last(), 'متن نخست')
    await saveDraft(page)
    await saved(page)
    await schedule(shopFixture, idOf(page))
    await expect(async () => {
      expect((await page.request.get(`/${slug}`)).status()).toBe(200)
    }).toPass({ timeout: 20_000 })

    await page.reload()
    await typeInto(page.getByLabel('عنوان').first(), 'نوشتهٔ دوم')
    await publish(page)
    await expect(async () => {
      expect(await (await page.request.get(`/${slug}`)).text()).toContain('نوشتهٔ دوم')
    }).toPass({ timeout: 10_000 })

    await page.goto(`${new URL(page.url()).pathname}/versions`)
    // The newest is listed first; below it, what was published before.
    await page.locator('table tbody tr').nth(1).getByRole('link').first().click()
    await page
      .getByRole('button', { name: /بازگردانی|بازیابی/ })
      .first()
      .click()
    await page.getByRole('button', { name: /تأیید|تایید/ }).click()
    await expect(async () => {
      expect(await (await page.request.get(`/${slug}`)).text()).toContain('نوشتهٔ نخست')
    }).toPass({ timeout: 10_000 })
  })
})

type ShopFixture = { owner: { query: (text: string, values: unknown[]) => Promise<unknown> } }

/** As the drawer of the form leaves it, but due now: the test does not wait a minute for it. */
const schedule = ({ owner }: ShopFixture, id: number) =>
  owner.query(
    `insert into public.payload_jobs (task_slug, input, wait_until)
     values ('schedulePublish', jsonb_build_object('type', 'publish', 'doc', jsonb_build_object('relationTo', 'pages', 'value', $1::int)), now())`,
    [id],
  )
