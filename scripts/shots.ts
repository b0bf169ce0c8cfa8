import { execFileSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import { SEEDED_ORIGIN, startSeededShop } from './processes/start-seeded-shop.ts'
import { ROOT } from './services/settings.ts'
import { takeDashboard } from './shots/dashboard.ts'

/** Pictures of every screen, to be looked at one by one: shots/<screen>-<culture>-<width>.png. */
const FOLDER = join(ROOT, 'shots')
const WIDTHS = [360, 1440]
const CULTURES = ['fa-IR', 'en-US']

type Screen = { name: string; open: (page: Page) => Promise<unknown> }

const go = (path: string) => (page: Page) => page.goto(path)
const screens: Screen[] = [
  { name: 'home', open: go('/') },
  { name: 'category', open: (page) => followLink(page, '/category/') },
  { name: 'product', open: (page) => followLink(page, '/product/') },
  { name: 'basket-empty', open: go('/basket') },
  { name: 'basket', open: fillBasket },
  { name: 'basket-preview', open: openPreview },
  { name: 'news', open: go('/news') },
  { name: 'news-item', open: (page) => followLink(page, '/news/') },
  { name: 'page', open: go('/about-us') },
  { name: 'missing', open: go('/no-such-page') },
  { name: 'sign-in-dashboard', open: go('/dashboard/login') },
]

execFileSync('pnpm', ['build'], { cwd: ROOT, stdio: 'inherit' })
mkdirSync(FOLDER, { recursive: true })
const shop = await startSeededShop()
const browser = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
})
for (const culture of CULTURES) for (const width of WIDTHS) await takeAll(browser, culture, width)
await takeDashboard(browser, SEEDED_ORIGIN, FOLDER)
await browser.close()
await shop.stop()
console.log(`pictures are in ${FOLDER}`)
process.exit(0)

async function takeAll(from: Browser, culture: string, width: number): Promise<void> {
  for (const { name, open } of screens) {
    const context = await from.newContext({
      baseURL: SEEDED_ORIGIN,
      viewport: { width, height: 900 },
      locale: culture,
    })
    await context.addCookies([{ name: 'language', value: culture, url: SEEDED_ORIGIN }])
    const page = await context.newPage()
    await open(page)
    await showAll(page)
    await page.screenshot({ path: join(FOLDER, `${name}-${culture}-${width}.png`), fullPage: true })
    await context.close()
  }
}

/** Pictures further down load when they come near: scroll past them all once. */
async function showAll(page: Page): Promise<void> {
  for (let step = 0; step < 12; step += 1) await page.mouse.wheel(0, 700)
  await page.waitForLoadState('networkidle')
  await page.evaluate('scrollTo(0, 0)')
}

async function followLink(page: Page, start: string): Promise<void> {
  await page.goto(start === '/news/' ? '/news' : '/')
  const address = await page.locator(`main a[href*="${start}"]`).first().getAttribute('href')
  await page.goto(address ?? '/')
}

async function fillBasket(page: Page): Promise<void> {
  await page.goto('/')
  const links = await page.locator('main article a[href*="/product/"]').all()
  const addresses = await Promise.all(links.slice(0, 6).map((link) => link.getAttribute('href')))
  for (const address of [...new Set(addresses)].slice(0, 3)) {
    await page.goto(address ?? '/')
    const answered = page.waitForResponse((answer) => answer.url().includes('/api/shop/cart/'))
    await page.locator('main form button[type=submit], main [data-product-id] button').last().click()
    await answered
  }
  await page.goto('/basket')
}

async function openPreview(page: Page): Promise<void> {
  await fillBasket(page)
  await page.goto('/')
  await page.getByRole('banner').locator('button[aria-haspopup=dialog]').click()
  await page.getByRole('dialog').waitFor()
}
