import { ordersTexts as texts } from '@rasteh/messages/dashboard'
import { toPersianDigits } from '@rasteh/persian-text/digits'
import { formatMoment } from '@rasteh/persian-text/jalali'
import { formatMoney } from '@rasteh/persian-text/money'
import type { ManagedEvent, ManagedOrder } from '@rasteh/shop-store/reads/managed-order'
import { FilledText } from '#components/filled-text.tsx'
import screen from '#components/screen.module.css'
import { NoteForm } from './note-form.tsx'
import styles from './orders.module.css'

const reasons: Record<string, string> = texts.closedReasons

/** What happened, in order, and a place to write what people should know. */
export function OrderTimeline({ order }: { order: ManagedOrder }) {
  return (
    <section className={screen.card} aria-label={texts.timeline}>
      <h2 className={screen.heading}>{texts.timeline}</h2>
      <ol className={styles.timeline}>
        {order.events.map((event) => (
          <li key={`${event.madeAt}-${event.kind}`} className={styles.event}>
            <strong>
              {event.data?.duePosition === undefined ? texts.events[event.kind] : texts.dueEvent}
            </strong>
            <span className={styles.soft}>
              <bdi>{formatMoment(new Date(event.madeAt), 'fa-IR')}</bdi> ·{' '}
              <bdi>{event.staffName ?? texts.makers[event.madeBy]}</bdi>
            </span>
            <EventDetail event={event} unit={order.priceUnit} />
          </li>
        ))}
      </ol>
      <NoteForm orderId={order.id} />
    </section>
  )
}

function EventDetail({ event, unit }: { event: ManagedEvent; unit: ManagedOrder['priceUnit'] }) {
  const { amountRial, carrier, trackingCode, oldTrackingCode } = event.data ?? {}
  return (
    <>
      {typeof amountRial === 'number' && <bdi>{formatMoney(amountRial, { culture: 'fa-IR', unit })}</bdi>}
      {typeof carrier === 'string' && (
        <span>
          <bdi>{carrier}</bdi>
          {typeof trackingCode === 'string' && (
            <>
              {' · '}
              <bdi>{toPersianDigits(trackingCode)}</bdi>
            </>
          )}
        </span>
      )}
      {typeof oldTrackingCode === 'string' && (
        <span className={styles.soft}>
          <FilledText text={texts.oldTracking} values={{ code: toPersianDigits(oldTrackingCode) }} />
        </span>
      )}
      {event.note && <p className={styles.note}>{reasons[event.note] ?? event.note}</p>}
    </>
  )
}
