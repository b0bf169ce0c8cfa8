import { enterAsShopper } from './customer-helpers.ts'
import { expect, test } from './fixtures.ts'

test.describe('what the content platform leaves open by default', () => {
  test('is closed to guests', async ({ page }) => {
    await page.goto('/')
    for (const path of [
      'products',
      'customers',
      'staff',
      'payload-locked-documents',
      'payload-preferences/x',
      'payload-jobs/run',
      'access',
      'globals/shop-settings',
    ]) {
      expect((await page.request.get(`/cms-api/${path}`)).status(), path).toBe(404)
    }
    for (const path of [
      'staff/first-register',
      'customers/first-register',
      'customers',
      'payload-locked-documents',
      'graphql',
      'graphql-playground',
    ]) {
      expect((await page.request.post(`/cms-api/${path}`, { data: {} })).status(), path).toBe(404)
    }
  })

  test('is closed to a shopper with a session of their own', async ({ page }) => {
    await page.goto('/')
    await enterAsShopper(page)
    for (const path of ['products', 'payload-locked-documents', 'payload-jobs/run', 'staff']) {
      expect((await page.request.get(`/cms-api/${path}`)).status(), path).toBe(404)
    }
    await page.goto('/dashboard')
    await expect(page).not.toHaveURL(/\/dashboard$/)
  })

  test('asks for the colour scheme only inside the dashboard', async ({ page }) => {
    expect((await page.request.get('/')).headers()).not.toHaveProperty('critical-ch')
    expect((await page.request.get('/dashboard/login')).headers()).toHaveProperty('critical-ch')
  })
})

test.describe('no page', () => {
  test('asks another origin for anything, in the shop or in the dashboard', async ({ page }) => {
    const foreign: string[] = []
    const failed: string[] = []
    page.on('request', (request) => {
      const { protocol, hostname } = new URL(request.url())
      if (protocol.startsWith('http') && hostname !== 'localhost') foreign.push(request.url())
    })
    page.on('requestfailed', (request) => failed.push(`${request.url()} ${request.failure()?.errorText}`))
    for (const path of ['/', '/basket', '/news', '/dashboard/login']) {
      await page.goto(path)
      await page.waitForLoadState('networkidle')
    }
    expect(foreign).toEqual([])
    expect(failed.filter((line) => !line.includes('ERR_ABORTED'))).toEqual([])
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('pages can be read', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('article').first()).toBeVisible()
    await page.getByRole('article').getByRole('link').first().click()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByText('تومان').first()).toBeVisible()
  })
})
