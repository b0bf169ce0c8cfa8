import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'

const HANDLER = '/DesktopModules/Links/handlers/AjaxHandler.ashx'
const services = (page: Page) => page.locator('#services')
const animated = (page: Page) => services(page).locator('[animation-enable]')
const items = (page: Page) => services(page).locator('[animation-enable] > ul > li')
const loader = (page: Page) => services(page).locator('[ajax-partial]')

async function moduleIdOf(page: Page): Promise<string> {
  return (await services(page).locator('a[name]').first().getAttribute('name')) ?? ''
}

function watchPartialCalls(page: Page): URL[] {
  const calls: URL[] = []
  page.on('request', (request) => {
    if (request.url().includes(HANDLER)) calls.push(new URL(request.url()))
  })
  return calls
}

const away = (page: Page) => page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))

test.describe('the links module', () => {
  test('says how it is animated in attributes [S3.43 S3.44 S3.45 S3.46]', async ({ page }) => {
    await page.goto('/')
    await expect(animated(page)).toHaveAttribute('animation-enable', 'true')
    await expect(animated(page)).toHaveAttribute('animation-time', '600')
    await expect(animated(page)).toHaveAttribute('animation-name', /./)
    const selector = (await animated(page).getAttribute('animation-childs')) ?? ''
    await expect(animated(page).locator(selector)).toHaveCount(6)
  })

  test('animates its children as they scroll into view, from hidden to visible [S1.38 S4.37 S4.38 S4.39]', async ({
    page,
  }) => {
    await page.goto('/')
    const first = items(page).first()
    await expect(first).toHaveCSS('visibility', 'hidden')
    await services(page).scrollIntoViewIfNeeded()
    await expect(first).toBeVisible()
    const name = (await animated(page).getAttribute('animation-name')) ?? ''
    await expect(first).toContainClass(name)
    await expect(first).toHaveCSS('animation-duration', '0.6s')
  })

  test('takes the inline style from a child that leaves the view [S4.40]', async ({ page }) => {
    await page.goto('/')
    const first = items(page).first()
    await services(page).scrollIntoViewIfNeeded()
    await expect(first).toHaveAttribute('style', /visible/)
    await away(page)
    await expect(first).not.toHaveAttribute('style')
    await expect(first).toBeVisible()
  })

  test('simply shows its children where animation is off [S4.41]', async ({ page }) => {
    await page.route('/', async (route) => {
      const answer = await route.fetch()
      const body = (await answer.text()).replaceAll('animation-enable="true"', 'animation-enable="false"')
      await route.fulfill({ response: answer, body })
    })
    await page.goto('/', { waitUntil: 'networkidle' })
    await expect(animated(page)).toHaveAttribute('animation-enable', 'false')
    await expect(items(page).first()).not.toHaveAttribute('style')
    await expect(items(page).first()).toBeVisible()
  })

  test('has loader elements with their attributes and an id [S3.47 S3.48 S3.49 S3.50 S3.51]', async ({
    page,
  }) => {
    await page.goto('/')
    await expect(loader(page)).toHaveAttribute('ajax-loaded', 'false')
    await expect(loader(page)).toHaveAttribute('ajax-callback', /^\w+$/)
    await expect(loader(page)).toHaveAttribute('ajax-partial', 'More')
    await expect(loader(page)).toHaveAttribute('id', /./)
    const container = (await loader(page).getAttribute('ajax-container')) ?? ''
    await expect(page.locator(`[id="${container}"]`)).toBeAttached()
  })

  test('loads its partial on the first press only, and calls the named callback each time [S1.39 S3.52 S4.42 S4.43 S4.44 S4.45 S7.22 S7.24 S7.25]', async ({
    page,
  }) => {
    const calls = watchPartialCalls(page)
    await page.goto('/')
    const container = services(page).locator(`[id="${await loader(page).getAttribute('ajax-container')}"]`)
    await page.evaluate(() => {
      const called: string[] = []
      Object.assign(window, { called, afterPartial: (element: Element) => called.push(element.id) })
      document.querySelector('#services [ajax-partial]')?.setAttribute('ajax-callback', 'afterPartial')
    })
    await expect(container).toBeEmpty()
    expect(calls).toEqual([])
    await loader(page).click()
    await expect(container.locator('li')).toHaveCount(2)
    await expect(loader(page)).toHaveAttribute('ajax-loaded', 'true')
    const called = () => page.evaluate(() => Reflect.get(window, 'called'))
    const id = await loader(page).getAttribute('id')
    expect(await called()).toEqual([id])
    expect(Object.fromEntries(calls[0]?.searchParams ?? [])).toEqual({
      Action: 'RenderPartial',
      ModuleId: await moduleIdOf(page),
      ParentId: id,
      PartialName: 'More',
    })
    await loader(page).click()
    expect(await called()).toEqual([id, id])
    expect(calls).toHaveLength(1)
    await expect(container.locator('li')).toHaveCount(2)
  })

  test('folds and unfolds what it has loaded', async ({ page }) => {
    await page.goto('/')
    await services(page).getByRole('button', { name: 'نمایش بیشتر' }).click()
    await expect(services(page).getByRole('heading', { name: 'کتاب‌های جدید' })).toBeVisible()
    await services(page).getByRole('button', { name: 'نمایش کمتر' }).click()
    await expect(services(page).getByRole('heading', { name: 'کتاب‌های جدید' })).toBeHidden()
  })

  test('says when its partial did not come, and tries again at the next press', async ({ page }) => {
    await page.goto('/')
    await page.route(`**${HANDLER}*`, (route) => route.fulfill({ status: 404, body: '{}' }))
    await loader(page).click()
    await expect(page.getByText('ادامهٔ این بخش بارگذاری نشد')).toBeVisible()
    await expect(loader(page)).toHaveAttribute('ajax-loaded', 'false')
    await page.unroute(`**${HANDLER}*`)
    await loader(page).click()
    await expect(loader(page)).toHaveAttribute('ajax-loaded', 'true')
  })
})
