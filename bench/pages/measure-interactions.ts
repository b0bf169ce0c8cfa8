import { type Browser, chromium, type Page } from '@playwright/test'
import { findChromium } from '../../tools/processes/find-chromium.ts'

/** How much slower than this machine the phone is. */
const SLOWER = 4

type Interaction = { name: string; at: 'product' | 'category'; act: (page: Page) => Promise<void> }

const INTERACTIONS: readonly Interaction[] = [
  {
    name: 'add to basket',
    at: 'product',
    act: (page) => page.getByRole('button', { name: 'افزودن به سبد خرید' }).first().tap(),
  },
  {
    name: 'stepper',
    at: 'product',
    act: (page) => page.getByRole('button', { name: 'افزایش تعداد' }).first().tap(),
  },
  { name: 'menu', at: 'product', act: (page) => page.getByRole('button', { name: 'باز کردن منو' }).tap() },
  {
    name: 'filter',
    at: 'category',
    act: async (page) => {
      await page.getByRole('link', { name: 'فیلترها' }).first().tap()
      await page.getByRole('checkbox', { name: 'فقط کالاهای موجود' }).tap()
    },
  },
]

/** The longest wait of each interaction, from the touch to the next paint, by the browser's own Event Timing. */
export async function measureInteractions(pages: Record<string, string>): Promise<Map<string, number>> {
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-gpu'],
  })
  const waits = new Map<string, number>()
  for (const interaction of INTERACTIONS)
    waits.set(interaction.name, await measure(browser, interaction, pages[interaction.at] ?? ''))
  await browser.close()
  return waits
}

async function measure(browser: Browser, { act }: Interaction, address: string): Promise<number> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    locale: 'fa-IR',
  })
  const page = await context.newPage()
  await page.addInitScript({ content: NOTE_WAITS })
  const devtools = await context.newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  await page.goto(address, { waitUntil: 'networkidle' })
  await page.locator(':root[data-awake]').waitFor({ state: 'attached' })
  await act(page)
  await page.waitForLoadState('networkidle')
  const waits = (await page.evaluate('globalThis.__waits')) as number[]
  await context.close()
  if (waits.length === 0) throw new Error(`nothing was timed at ${address}`)
  return Math.max(...waits)
}

/** Written as text: it runs in the page. Events without an interaction are a mouse passing by. */
const NOTE_WAITS = `globalThis.__waits = []
new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) if (entry.interactionId) globalThis.__waits.push(entry.duration)
}).observe({ type: 'event', durationThreshold: 16, buffered: true })`
