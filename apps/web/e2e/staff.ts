import type { Page } from '@playwright/test'

/** Who is seeded; the password repeats the name. */
export type Colleague = 'owner' | 'manager' | 'deputy' | 'editor'

/**
 * Signs in and opens a screen. Of two sign-ins of one person in the same moment only one remains, so no two files
 * take the same person.
 */
export async function openAs(page: Page, who: Colleague, path: string): Promise<void> {
  await page.goto('/dashboard/login')
  await page.locator('#field-email').fill(`${who}@rasteh.test`)
  await page.locator('input[type=password]').fill(`rasteh-${who}`)
  await page.getByRole('button', { name: 'ورود' }).click()
  await page.waitForURL(/\/dashboard$/)
  if (path !== '/dashboard') await page.goto(path)
  await page.waitForLoadState('networkidle')
}

/** Browsers send it with every call of a page; the session counts only with it. */
export const ownOrigin = (page: Page) => ({ origin: new URL(page.url()).origin })

/** Saves the form that is open and answers what the shop then holds. */
export async function saved(page: Page): Promise<{ doc: Record<string, unknown> }> {
  const answered = page.waitForResponse(
    (answer) => ['POST', 'PATCH'].includes(answer.request().method()) && answer.url().includes('/cms-api/'),
  )
  await page.getByRole('button', { name: 'ذخیره' }).first().click()
  return (await answered).json()
}
