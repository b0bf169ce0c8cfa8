import type { Page } from '@playwright/test'
import { parsePageVariables } from '@rasteh/contracts/platform'
import { expect, test } from './fixtures.ts'
import { addButton, openProduct } from './shop.ts'

const variables = async (page: Page) =>
  parsePageVariables(await page.locator('input[id="__dnnVariable"]').inputValue())

const managersLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'مدیریت فروشگاه' })

async function signInAs(page: Page, isAdmin: boolean): Promise<void> {
  await page.context().addCookies([{ name: 'rasteh-signed-in', value: '1', domain: 'localhost', path: '/' }])
  const me = { UserId: 7, IsAdmin: isAdmin, RequestVerificationToken: 'token', CartId: null }
  await page.route('**/api/shop/me', (route) => route.fulfill({ json: me }))
}

test.describe('the page’s hidden variable store', () => {
  test('is JSON in a hidden input, the same for everybody [S3.53]', async ({ page, request }) => {
    const html = await (await request.get('/')).text()
    expect(html).toContain('&quot;IS_ADMIN&quot;:&quot;false&quot;')
    await page.goto('/')
    const store = page.locator('input[id="__dnnVariable"]')
    await expect(store).toHaveAttribute('type', 'hidden')
    expect(JSON.parse(await store.inputValue())).toEqual({
      sf_siteRoot: '/',
      sf_tabId: '0',
      IS_ADMIN: 'false',
      USER_ID: '',
    })
  })

  test('learns who is reading, and staff get the managers’ link in a new tab', async ({ page }) => {
    await signInAs(page, true)
    await page.goto('/')
    await expect(managersLink(page)).toHaveAttribute('href', '/dashboard/products')
    await expect(managersLink(page)).toHaveAttribute('target', '_blank')
    expect(await variables(page)).toMatchObject({ IS_ADMIN: 'true', USER_ID: '7' })
  })

  test('shows customers no managers’ link, and their account', async ({ page }) => {
    await signInAs(page, false)
    await page.goto('/')
    const account = page.getByRole('banner').getByRole('link', { name: 'حساب کاربری' })
    await expect(account).toHaveAttribute('href', '/profile')
    await expect(managersLink(page)).toHaveCount(0)
  })
})

test('nobody is asked for without the cookie that hints at somebody', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto('/')
  await expect.poll(() => asked).toContain('/DesktopModules/Shop/AJAX/GetJSMessages.ashx')
  await page.waitForLoadState('networkidle')
  expect(asked).not.toContain('/api/shop/me')
})

test('shop calls send JSON and carry their label [S7.01 S7.02]', async ({ page }) => {
  await openProduct(page)
  const sent = page.waitForRequest('**/api/shop/cart/create')
  await addButton(page).click()
  const headers = (await sent).headers()
  expect(headers['content-type']).toBe('application/json')
  expect(headers['x-rasteh-headerkey']).toBe('cart.create')
})

test.describe('debug mode', () => {
  const listen = (page: Page) => {
    const said: string[] = []
    page.on('console', (message) => message.text().startsWith('rasteh:') && said.push(message.text()))
    return said
  }

  test('is off by itself', async ({ page }) => {
    const said = listen(page)
    await page.goto('/')
    await page.waitForLoadState('networkidle')
    expect(said).toEqual([])
  })

  test('is on with a dev query parameter [S9.54]', async ({ page }) => {
    const said = listen(page)
    await page.goto('/?dev')
    await expect.poll(() => said.join()).toContain('messages.get')
  })

  test('is on with a dev cookie [S9.55]', async ({ page, context, baseURL }) => {
    const said = listen(page)
    await context.addCookies([{ name: 'dev', value: '1', url: baseURL ?? '' }])
    await page.goto('/')
    await expect.poll(() => said.join()).toContain('messages.get')
  })
})
