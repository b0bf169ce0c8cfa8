import type { Page } from '@playwright/test'
import { barriersOn } from './barriers.ts'
import { overflowOf } from './comment-helpers.ts'
import { settle } from './dashboard-screens.ts'
import { expect } from './fixtures.ts'
import { addModule, addressOf, pick, publish, saved, startPage, until, write } from './page-form.ts'
import { test } from './shop-fixture.ts'
import { enterAs } from './staff-helpers.ts'
import { typeInto } from './typing.ts'

const COLLECTION = '/dashboard/collections/shared-sections'
const band = (row: number, field: string) => `#field-layout__${row}__${field}`

/** Writes a call to action as a section that pages share, and publishes it; its id. */
async function writeSection(page: Page, name: string, title: string): Promise<number> {
  await page.goto(`${COLLECTION}/create`)
  await settle(page)
  await typeInto(page.getByLabel('نام بخش'), name)
  await addModule(page, 'دعوت به اقدام')
  await typeInto(page.locator(band(0, 'title')), title)
  await typeInto(page.locator(band(0, 'buttonTitle')), 'تماس با فروش')
  await typeInto(page.locator(band(0, 'address')), '/feedback')
  await publish(page)
  await page.waitForURL(/\/shared-sections\/\d+/)
  return Number(/shared-sections\/(\d+)/.exec(page.url())?.[1])
}

/** Begins a page, places the section on it by its name, and publishes it; the address of the page. */
async function placeOnPage(page: Page, title: string, name: string): Promise<string> {
  const slug = addressOf('moshtarak')
  await startPage(page, { title, slug })
  await page.getByRole('button', { name: 'افزودن ماژول' }).last().click()
  await page.getByRole('button', { name: 'بخش مشترک', exact: true }).click()
  await expect(page.locator('#layout-row-0').getByText('کدام بخش؟')).toBeVisible()
  await pick(page, 'layout__0__section', name)
  await publish(page)
  await saved(page)
  return `/${slug}`
}

test('an editor writes a section once, places it on two pages and changes it in one place', async ({
  page,
  shopFixture,
  browser,
  watch,
}) => {
  test.setTimeout(180_000)
  await enterAs(page, shopFixture, 'editor')
  const name = addressOf('دعوت')
  const id = await writeSection(page, name, 'نمایندهٔ ما شوید')
  const titles = ['همکاری', 'دربارهٔ کارخانه'] as const
  const paths = [await placeOnPage(page, titles[0], name), await placeOnPage(page, titles[1], name)]

  const guest = await browser.newContext({ locale: 'fa-IR', viewport: { width: 390, height: 844 } })
  await watch(guest)
  const visitor = await guest.newPage()
  const shows = (path: string, heading: string) =>
    until(async () => {
      expect((await visitor.goto(path))?.status()).toBe(200)
      await expect(visitor.getByRole('heading', { name: heading })).toBeVisible({ timeout: 1_000 })
    })
  for (const path of paths) await shows(path, 'نمایندهٔ ما شوید')
  await expect(visitor.getByRole('link', { name: 'تماس با فروش' })).toHaveAttribute('href', /feedback/)

  await page.goto(`${COLLECTION}/${id}`)
  await settle(page)
  const uses = page.getByRole('region', { name: 'صفحه‌هایی که این بخش را دارند' })
  for (const title of titles) await expect(uses.getByRole('link', { name: title })).toBeVisible()
  await typeInto(page.locator(band(0, 'title')), 'با ما بفروشید')
  await publish(page)
  for (const path of paths) await shows(path, 'با ما بفروشید')

  for (const width of [390, 1440]) {
    await visitor.setViewportSize({ width, height: 900 })
    expect(await overflowOf(visitor)).toBe(0)
  }
  expect(await barriersOn(visitor)).toEqual([])
  await guest.close()
})

test('a section that is on a page is not deleted, and the editor reads why', async ({
  page,
  shopFixture,
  baseURL,
}) => {
  await enterAs(page, shopFixture, 'editor')
  const layout = [{ blockType: 'callToAction', buttonTitle: 'تماس', address: '/feedback' }]
  const { doc } = await write(page, baseURL, 'POST', 'shared-sections?locale=fa', {
    ...{ title: addressOf('دعوت'), layout, _status: 'published' },
  })
  const title = addressOf('صفحه')
  await write(page, baseURL, 'POST', 'pages?locale=fa', {
    ...{ title, slug: addressOf('moshtarak'), _status: 'published' },
    layout: [{ blockType: 'sharedSection', section: doc.id }],
  })
  await page.goto(`${COLLECTION}/${doc.id}`)
  await settle(page)
  await page.locator('.doc-controls__popup .popup-button').click()
  await page.locator('#action-delete').click()
  await page.locator('#confirm-action').click()
  // The refusal names the page, with Persian figures.
  await expect(page.getByText(/نمی‌توان آن را حذف کرد.*«صفحه-/s).last()).toBeVisible()
})
