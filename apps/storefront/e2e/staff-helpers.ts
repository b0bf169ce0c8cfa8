import type { Page } from '@playwright/test'
import type { openShopFixture } from '@rasteh/test-kit/shop-fixture'
import { query } from './database.ts'

type StaffRole = 'author' | 'editor' | 'manager' | 'owner'
type Ask = (statement: string, values: string[]) => Promise<unknown>
let count = 0

/**
 * Signs in as a member of staff of the test's own: two sign-ins of one person in the same moment would end each other.
 * The seeded owner lends the password. Answers their e-mail.
 */
export function enterAs(
  page: Page,
  { owner }: Pick<ReturnType<typeof openShopFixture>, 'owner'>,
  role: StaffRole,
): Promise<string> {
  return enter(page, role, (statement, values) => owner.query(statement, values))
}

/** The same for a test that changes nothing behind the shop; opens a screen at once. */
export async function openAs(page: Page, role: StaffRole, path: string): Promise<void> {
  await enter(page, role, query)
  await page.goto(path)
  await page.waitForLoadState('networkidle')
}

/** Browsers send it with every call of a page; the session counts only with it. */
export const originHeader = (page: Page) => ({ origin: new URL(page.url()).origin })

/** Saves the form that is open and answers what the shop then holds; what has drafts is saved as one. */
export const saved = (page: Page) => pressed(page, 'ذخیره')

/** The same for all to see. */
export const published = (page: Page) => pressed(page, 'انتشار تغییرات')

async function pressed(page: Page, name: string): Promise<{ doc: Record<string, unknown> }> {
  const call = callOf(page.url())
  const answered = page.waitForResponse(
    (answer) =>
      ['POST', 'PATCH'].includes(answer.request().method()) &&
      new URL(answer.url()).pathname.startsWith(call),
  )
  await page.getByRole('button', { name }).first().click()
  return (await answered).json()
}

/** The call that saves the form at this URL; the screen makes others meanwhile, such as for what people prefer. */
function callOf(url: string): string {
  const [, kind, slug] = /\/dashboard\/(collections|globals)\/([^/?]+)/.exec(url) ?? []
  return kind === 'globals' ? `/cms-api/globals/${slug}` : `/cms-api/${slug}`
}

async function enter(page: Page, role: StaffRole, ask: Ask): Promise<string> {
  count += 1
  const email = `${role}-${process.pid}-${count}-${Date.now()}@rasteh.test`
  await ask(
    `insert into public.staff (name, email, role, hash, salt)
     select 'سارا رضایی', $1, $2::text::public.enum_staff_role, hash, salt from public.staff where email = 'owner@rasteh.test'`,
    [email, role],
  )
  const answer = await page.request.post('/cms-api/staff/login', {
    data: { email, password: 'rasteh-owner' },
  })
  if (!answer.ok()) throw new Error(`could not sign in: ${answer.status()}`)
  return email
}
