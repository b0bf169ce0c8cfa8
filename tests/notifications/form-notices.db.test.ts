import { type NewSubmission, saveSubmission } from '@rasteh/shop-store/content/form-submissions'
import { openPool, type Pool } from '@rasteh/shop-store/platform/pool'
import { startMailSimulator } from '@rasteh/simulator/mail'
import { startSmsSimulator } from '@rasteh/simulator/sms'
import { useTestDatabase } from '@rasteh/test-kit/database'
import { readMessengers } from '@rasteh/worker/messengers'
import { notifyForm } from '@rasteh/worker/notify-form'
import { afterAll, beforeAll, expect, it } from 'vitest'

const database = useTestDatabase()
let shop: Pool
beforeAll(() => {
  shop = openPool({ url: database.urls.shop, name: 'test-shop', max: 2 })
})
afterAll(() => shop.end())

const SMS = { SMS_PROVIDER: 'kavenegar', SMS_API_KEY: 'k', SMS_TEMPLATE: 'code', SMS_LINE: '10008663' }

/** A form that notifies, and one press of it. */
async function sent(email: string | null, mobile: string | null): Promise<number> {
  const { rows } = await database.owner.query<{ id: number }>(
    `insert into public.forms (slug, has_captcha, notify_email, notify_mobile) values ($1, false, $2, $3) returning id`,
    [`form-${Math.random()}`, email, mobile],
  )
  const submission: NewSubmission = {
    formId: rows[0]?.id ?? 0,
    formTitle: 'درخواست همکاری',
    idempotencyKey: 'a-press-of-this-form',
    answers: [{ id: 'a', kind: 'shortText', label: 'نام', value: 'سارا رضایی' }],
    customerId: null,
    culture: 'en-US',
    isAnnounced: true,
  }
  await saveSubmission(shop, submission)
  const jobs = await database.owner.query<{ data: { submissionId: number } }>(
    "delete from jobs.job where name = 'notify-form' returning data",
  )
  return jobs.rows[0]?.data.submissionId ?? 0
}

it('a sent form is mailed and texted to its shop, once, without what was said in it', async () => {
  const [mail, sms] = [await startMailSimulator(), await startSmsSimulator()]
  const submissionId = await sent('hr@example.ir', '09121112233')
  const carriers = readMessengers({
    MAIL_URL: mail.url,
    MAIL_FROM: 'shop@example.ir',
    RASTEH_ORIGIN: 'https://shop.example.ir',
    SMS_URL: sms.url,
    ...SMS,
  })
  await notifyForm(shop, carriers, { submissionId })
  await notifyForm(shop, carriers, { submissionId })
  expect(mail.received).toMatchObject([{ to: 'hr@example.ir' }])
  expect(mail.received[0]?.text).toContain(
    `https://shop.example.ir/dashboard/form-submission?id=${submissionId}`,
  )
  expect(JSON.stringify(mail.received)).not.toContain('سارا')
  expect(sms.sent).toHaveLength(1)
  expect(JSON.stringify(sms.sent)).toContain('درخواست همکاری')
  await Promise.all([mail.stop(), sms.stop()])
})

it('what surely has not left is tried again', async () => {
  const mail = await startMailSimulator()
  await mail.stop()
  const submissionId = await sent('hr@example.ir', null)
  const gone = readMessengers({ MAIL_URL: mail.url, MAIL_FROM: 'shop@example.ir' })
  await expect(notifyForm(shop, { ...gone, onFailure: () => {} }, { submissionId })).rejects.toThrow(
    'not left',
  )
  const { rows } = await database.owner.query('select notified_at from shop.form_submissions where id = $1', [
    submissionId,
  ])
  expect(rows).toEqual([{ notified_at: null }])
})
