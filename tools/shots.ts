import { execFileSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import { waitUntilAwake } from '../apps/storefront/e2e/fixtures.ts'
import { findChromium } from './processes/find-chromium.ts'
import { journeyEnvironment } from './processes/journey-environment.ts'
import { SEEDED_ORIGIN, startSeededShop } from './processes/start-seeded-shop.ts'
import { ROOT } from './services/settings.ts'
import { takeDashboard } from './shots/dashboard.ts'
import { screens } from './shots/screens.ts'

/** Pictures of every screen, to be looked at one by one: shots/<screen>-<culture>-<scheme>-<width>.png. */
const FOLDER = join(ROOT, 'shots')
const WIDTHS = [360, 1440]

/** Every screen is taken in Persian; the main ones also in English and in the dark. */
const LOOKS = [
  { culture: 'fa-IR', colorScheme: 'light', all: true },
  { culture: 'en-US', colorScheme: 'light', all: false },
  { culture: 'fa-IR', colorScheme: 'dark', all: false },
] as const
type Look = (typeof LOOKS)[number]

/** `pnpm shots` takes all, `pnpm shots basket checkout` those whose names begin so, of what is built already. */
const chosen = process.argv.slice(2)
const isChosen = ({ name }: { name: string }) =>
  chosen.length === 0 || chosen.some((start) => name.startsWith(start))

Object.assign(process.env, journeyEnvironment())
if (chosen.length === 0) execFileSync('pnpm', ['build'], { cwd: ROOT, stdio: 'inherit' })
mkdirSync(FOLDER, { recursive: true })
/** What one screen lacks does not cost the pictures of the others. */
const missed: string[] = []
const shop = await startSeededShop()
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: ['--no-sandbox', '--disable-gpu'],
})
for (const look of LOOKS) for (const width of WIDTHS) await takeAll(browser, look, width)
await takeDashboard({ browser, baseURL: SEEDED_ORIGIN, folder: FOLDER, isChosen, missed })
await browser.close()
await shop.stop()
for (const picture of missed) console.error(`not taken: ${picture}`)
console.log(`pictures are in ${FOLDER}`)
process.exit(missed.length > 0 ? 1 : 0)

async function takeAll(from: Browser, { culture, colorScheme, all }: Look, width: number): Promise<void> {
  for (const { name, open } of screens.filter((screen) => isChosen(screen) && (all || screen.isMain))) {
    const context = await from.newContext({
      baseURL: SEEDED_ORIGIN,
      viewport: { width, height: 900 },
      locale: culture,
      colorScheme,
      reducedMotion: 'reduce',
    })
    await context.addCookies([{ name: 'language', value: culture, url: SEEDED_ORIGIN }])
    context.on('page', waitUntilAwake)
    const page = await context.newPage()
    const picture = `${name}-${culture}-${colorScheme}-${width}.png`
    try {
      await open(page)
      await showAll(page)
      await page.screenshot({ path: join(FOLDER, picture), fullPage: true })
    } catch (error) {
      missed.push(`${picture}: ${error instanceof Error ? error.message : error}`)
    }
    await context.close()
  }
}

/** Pictures further down load when they come near: scroll past them all once. */
async function showAll(page: Page): Promise<void> {
  for (let step = 0; step < 12; step += 1) await page.mouse.wheel(0, 700)
  await page.waitForLoadState('networkidle')
  await page.evaluate('scrollTo(0, 0)')
}
