import { mkdirSync } from 'node:fs'
import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { findChromium } from '../../tools/processes/find-chromium.ts'
import type { PageFigures } from './figures.ts'

/**
 * Debian's own browser, without the background calls that only fail on a closed network. Its window is as large as the
 * phone that Lighthouse plays.
 */
export function openBrowser(userDataDir: string) {
  mkdirSync(userDataDir, { recursive: true })
  return launch({
    chromePath: findChromium(),
    userDataDir,
    chromeFlags: [
      '--headless=new',
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--window-size=412,823',
    ],
    logLevel: 'error',
  })
}

/** One page by Lighthouse's mobile preset: a mid-range phone on a slow 4G network, simulated. */
export async function measurePage(address: string, port: number): Promise<PageFigures> {
  const result = await lighthouse(address, { port, logLevel: 'error', output: 'json', locale: 'en-US' })
  if (!result) throw new Error(`Lighthouse gave no answer for ${address}`)
  const { categories, audits } = result.lhr
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100)
  if (process.env.PAGES_REPORT) await keepReport(process.env.PAGES_REPORT, address, result.report)
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    lcpMs: audits['largest-contentful-paint']?.numericValue ?? Number.POSITIVE_INFINITY,
    cls: audits['cumulative-layout-shift']?.numericValue ?? Number.POSITIVE_INFINITY,
    tbtMs: audits['total-blocking-time']?.numericValue ?? Number.POSITIVE_INFINITY,
    scriptBytes: scriptBytes(audits['network-requests']?.details),
  }
}

/** What the page's scripts weigh on the wire. */
function scriptBytes(details: unknown): number {
  const { items = [] } = (details ?? {}) as { items?: { resourceType?: string; transferSize?: number }[] }
  return items
    .filter(({ resourceType }) => resourceType === 'Script')
    .reduce((sum, { transferSize = 0 }) => sum + transferSize, 0)
}

async function keepReport(folder: string, address: string, report: string | string[]): Promise<void> {
  const { mkdir, writeFile } = await import('node:fs/promises')
  const name = new URL(address).pathname.split('/')[1] || 'home'
  await mkdir(folder, { recursive: true })
  await writeFile(`${folder}/${name}.json`, String(report))
}
