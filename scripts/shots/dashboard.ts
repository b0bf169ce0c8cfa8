import { join } from 'node:path'
import type { Browser } from '@playwright/test'
import { dashboardScreens, settle } from '../../apps/web/e2e/dashboard-screens.ts'

const WIDTHS = [390, 1440]
const OWNER = { email: 'owner@rasteh.test', password: 'rasteh-owner' }

/** Pictures of the dashboard's screens: <folder>/dashboard-<screen>-<width>.png. One sign-in serves them all. */
export async function takeDashboard(browser: Browser, baseURL: string, folder: string): Promise<void> {
  for (const width of WIDTHS) {
    const context = await browser.newContext({ baseURL, viewport: { width, height: 900 }, locale: 'fa-IR' })
    const page = await context.newPage()
    await page.request.post('/cms-api/staff/login', { data: OWNER })
    for (const { name, path } of dashboardScreens) {
      await page.goto(path)
      await settle(page)
      await page.screenshot({ path: join(folder, `dashboard-${name}-${width}.png`), fullPage: true })
    }
    await context.close()
  }
}
