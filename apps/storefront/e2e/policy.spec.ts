import { expect, test } from './fixtures.ts'

const policyOf = (headers: Record<string, string>) => headers['content-security-policy'] ?? ''

test.describe("a page's policy", () => {
  for (const path of ['/', '/basket', '/news', '/no-such-page', '/dashboard/login']) {
    test(`is enforced without open scripts: ${path}`, async ({ page }) => {
      const answer = await page.goto(path)
      const policy = policyOf(answer?.headers() ?? {})
      expect(policy).toContain("default-src 'none'")
      expect(/script-src [^;]*/.exec(policy)?.[0]).not.toMatch(/unsafe|\*|http/)
      await page.waitForLoadState('networkidle')
    })
  }

  test('names the scripts of a page that everybody shares by their hashes', async ({ request }) => {
    const answer = await request.get('/')
    expect(policyOf(answer.headers())).toContain("'sha256-")
    expect(policyOf(answer.headers())).not.toContain('nonce')
    expect(answer.headers()['cache-control']).toBe('no-cache')
  })

  test('is new at each visit where the page is for one person', async ({ request }) => {
    const first = policyOf((await request.get('/dashboard/login')).headers())
    const second = policyOf((await request.get('/dashboard/login')).headers())
    expect(first).toContain("'nonce-")
    expect(second).not.toBe(first)
  })

  test('keeps out a nonce that a visitor brings', async ({ request }) => {
    const headers = { 'content-security-policy': "script-src 'nonce-abc'" }
    expect(await (await request.get('/', { headers })).text()).not.toContain('nonce=')
  })
})

test.describe('a script that somebody smuggled in', () => {
  test.use({ expectedErrors: [/script-src|Executing inline/] })

  test('does not run', async ({ page }) => {
    await page.goto('/')
    await page.evaluate(() => {
      const script = document.createElement('script')
      script.textContent = 'document.title = "taken"'
      document.body.append(script)
    })
    await expect(page).not.toHaveTitle('taken')
  })

  test('is told to the tests', async ({ page }) => {
    const report = page.waitForEvent('console', (message) =>
      message.text().startsWith('policy broken: script-src'),
    )
    await page.goto('/')
    await page.evaluate(() => document.body.setAttribute('onclick', 'document.title = "taken"'))
    await page.evaluate(() => document.body.click())
    await report
  })
})
