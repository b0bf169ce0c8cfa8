import { ordersTexts as texts, toPlace } from '@rasteh/messages/dashboard'
import { toPersianDigits } from '@rasteh/persian-text/digits'
import { canCorrectTracking, carrierLink } from '@rasteh/shop-core/order'
import type { ManagedOrder } from '@rasteh/shop-store/reads/managed-order'
import type { ReactNode } from 'react'
import screen from '#components/screen.module.css'
import styles from './orders.module.css'
import { sayPromised } from './say-promised.ts'
import { TrackingCorrection } from './tracking-correction.tsx'

/** Who buys, and where it goes. */
export function OrderFacts({ order }: { order: ManagedOrder }) {
  const { customer, address } = order
  return (
    <div className={styles.columns}>
      <section className={screen.card} aria-label={texts.customer}>
        <h2 className={screen.heading}>{texts.customer}</h2>
        <Pairs
          rows={[
            [texts.buyer, customer.name],
            [texts.mobile, toPersianDigits(customer.mobile ?? '')],
            [texts.email, customer.email],
            [texts.economicCode, toPersianDigits(order.economicCode ?? '')],
            [texts.specialCode, order.specialCode],
            [texts.scoreSpent, order.scoreSpent > 0 ? toPersianDigits(String(order.scoreSpent)) : null],
            [texts.scoreEarned, order.scoreEarned > 0 ? toPersianDigits(String(order.scoreEarned)) : null],
          ]}
        />
        <a
          className={`${screen.linkButton} ${styles.contact}`}
          href={`/dashboard/customer?id=${customer.id}`}
        >
          {texts.customerPage}
        </a>
      </section>
      <section className={screen.card} aria-label={texts.delivery}>
        <h2 className={screen.heading}>{texts.delivery}</h2>
        {address ? null : <p className={screen.hint}>{texts.noAddress}</p>}
        <Pairs
          rows={[
            [texts.deliveryMethod, order.deliveryTitle],
            [texts.promise, order.promise && sayPromised(order.promise)],
            [texts.buyer, address?.receiver],
            [texts.mobile, toPersianDigits(address?.mobile ?? '')],
            [texts.address, address && toPlace(address)],
            [texts.postalCode, toPersianDigits(address?.postalCode ?? '')],
            [texts.carrier, order.carrier],
            [texts.trackingCode, order.trackingCode && <TrackingCode key="code" order={order} />],
          ]}
        />
        {canCorrectTracking(order) && (
          <TrackingCorrection orderId={order.id} trackingCode={order.trackingCode} />
        )}
        {order.paidOnArrival && <p className={screen.hint}>{texts.paidOnArrival}</p>}
      </section>
    </div>
  )
}

/** The code, and the carrier's page about it where it has one; only a press leads there. */
function TrackingCode({ order: { carrier, trackingCode } }: { order: ManagedOrder }) {
  const page = carrierLink(carrier, trackingCode)
  if (!page) return trackingCode
  return (
    <a className={screen.linkButton} href={page} target="_blank" rel="noopener noreferrer">
      {trackingCode}
    </a>
  )
}

/** Names with what is known of each; what is not there is left out. */
export function Pairs({ rows }: { rows: readonly (readonly [string, ReactNode])[] }) {
  return (
    <dl className={styles.pairs}>
      {rows
        .filter(([, value]) => value)
        .map(([name, value]) => (
          <Pair key={name} name={name} value={value} />
        ))}
    </dl>
  )
}

function Pair({ name, value }: { name: string; value: ReactNode }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>
        <bdi>{value}</bdi>
      </dd>
    </>
  )
}
