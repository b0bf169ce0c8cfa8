import { createSay } from '@rasteh/messages/say'
import {
  claimSubmissionNotice,
  type NotifyForm,
  releaseSubmissionNotice,
  type SubmissionNotice,
} from '@rasteh/shop-store/content/form-submissions'
import type { Database } from '@rasteh/shop-store/platform/pool'
import { loadMessages } from '@rasteh/shop-store/reads/messages'
import type { Messengers } from './send-code.ts'
import type { Delivery } from './sms/sms-provider.ts'

type Carriers = Pick<Messengers, 'mailer' | 'sms' | 'origin' | 'onFailure'>

/**
 * Notifies the shop, once, that a form was sent: by mail, by SMS, or by both. What was said in it does not leave the
 * dashboard. It is tried again only when surely nothing has left.
 */
export async function notifyForm(
  database: Database,
  carriers: Carriers,
  { submissionId }: NotifyForm,
): Promise<void> {
  const notice = await claimSubmissionNotice(database, submissionId)
  if (!notice) return
  const say = createSay(await loadMessages(database, 'fa'), 'fa-IR')
  const deliveries = await Promise.all([
    ...(notice.email ? [mailTo(notice.email)] : []),
    ...(notice.mobile ? [smsTo(notice.mobile)] : []),
  ])
  for (const delivery of deliveries)
    if (delivery.kind !== 'sent')
      carriers.onFailure(`news of a form was ${delivery.kind}: ${delivery.reason}`)
  if (deliveries.some(({ kind }) => kind !== 'not-sent')) return
  await releaseSubmissionNotice(database, submissionId)
  throw new Error('the news has not left; the queue tries again')

  async function mailTo(to: string): Promise<Delivery> {
    if (!carriers.mailer) return { kind: 'refused', reason: 'no mail server is set' }
    const { formTitle: title } = notice as SubmissionNotice
    const link = `${carriers.origin ?? ''}/dashboard/form-submission?id=${submissionId}`
    const text = say('FormMailText', { title, link })
    return carriers.mailer.send({ to, subject: say('FormMailSubject', { title }), text, culture: 'fa-IR' })
  }

  async function smsTo(mobile: string): Promise<Delivery> {
    if (!carriers.sms) return { kind: 'refused', reason: 'no SMS provider is set' }
    const { formTitle: title } = notice as SubmissionNotice
    return carriers.sms.sendText({ mobile, text: say('FormSmsText', { title }) })
  }
}
