import type { Page } from '@playwright/test'
import type { openBackRoom } from '@rasteh/test-kit/back-room'

type StaffRole = 'editor' | 'manager' | 'owner'
let count = 0

/**
 * Signs in as a member of staff of the test's own: two sign-ins of one person in the same moment would end each other.
 * The seeded owner lends the password. Answers their e-mail.
 */
export async function enterAs(
  page: Page,
  backRoom: ReturnType<typeof openBackRoom>,
  role: StaffRole,
): Promise<string> {
  count += 1
  const email = `${role}-${process.pid}-${count}-${Date.now()}@rasteh.test`
  await backRoom.owner.query(
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
