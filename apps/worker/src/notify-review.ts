import { createSay } from '@rasteh/messages/say'
import type { ReviewEvent } from '@rasteh/shop-core/reviews'
import {
  claimReviewNotice,
  type NotifyReview,
  releaseReviewNotice,
} from '@rasteh/shop-store/content/review-notices'
import type { Database } from '@rasteh/shop-store/platform/pool'
import { loadMessages } from '@rasteh/shop-store/reads/messages'
import type { Messengers } from './send-code.ts'

type Carriers = Pick<Messengers, 'mailer' | 'origin' | 'onFailure'>

const TEXTS = {
  request: { subject: 'ReviewAskedMailSubject', text: 'ReviewAskedMailText' },
  approve: { subject: 'ReviewApprovedMailSubject', text: 'ReviewApprovedMailText' },
  publish: { subject: 'ReviewApprovedMailSubject', text: 'ReviewApprovedMailText' },
  refuse: { subject: 'ReviewRefusedMailSubject', text: 'ReviewRefusedMailText' },
} as const satisfies Record<ReviewEvent, { subject: string; text: string }>

/** Mails the other side of a review, once. A shop without a mail server has its inbox; it is tried again only when surely nothing has left. */
export async function notifyReview(
  database: Database,
  carriers: Carriers,
  { eventId }: NotifyReview,
): Promise<void> {
  const { mailer, origin } = carriers
  if (!mailer) return
  const notice = await claimReviewNotice(database, eventId)
  if (!notice || notice.emails.length === 0) return
  const say = createSay(await loadMessages(database, 'fa'), 'fa-IR')
  const { title, by: name, kind, documentId } = notice
  const link = `${origin ?? ''}/dashboard/collections/${kind}/${documentId}`
  const texts = TEXTS[notice.event]
  const mail = { subject: say(texts.subject, { title }), text: say(texts.text, { title, name, link }) }
  const deliveries = await Promise.all(
    notice.emails.map((to) => mailer.send({ to, ...mail, culture: 'fa-IR' })),
  )
  for (const delivery of deliveries)
    if (delivery.kind !== 'sent')
      carriers.onFailure(`news of a review was ${delivery.kind}: ${delivery.reason}`)
  if (deliveries.some(({ kind }) => kind !== 'not-sent')) return
  await releaseReviewNotice(database, eventId)
  throw new Error('the news has not left; the queue tries again')
}
