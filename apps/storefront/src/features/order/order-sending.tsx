'use client'

import type { OrderWire } from '@rasteh/contracts/orders'
import { toCultureDigits } from '@rasteh/persian-text/digits'
import { Icon } from '@rasteh/ui/icon'
import { Link } from '@rasteh/ui/link'
import { usePageSettings } from '../../page/islands/page-settings.tsx'
import styles from './order.module.css'

/** Where it goes and how to follow it; what is downloaded stands here instead. */
export function OrderSending({ order }: { order: OrderWire }) {
  const { say, money } = usePageSettings()
  const { Address, Carrier, TrackingCode, DeliveryTitle, Downloads, PaidOnArrival } = order
  const shown = (text: string) => toCultureDigits(text, money.culture)
  return (
    <>
      {Downloads.length > 0 && (
        <section className={styles.card} aria-labelledby="order-downloads-title">
          <h2 className={styles.heading} id="order-downloads-title">
            {say('OrderDownloads')}
          </h2>
          <ul className={styles.downloads}>
            {Downloads.map(({ Title, Url }) => (
              <li key={Url}>
                <Link className={styles.download} href={Url}>
                  <Icon name="download" />
                  {Title}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      {Address && (
        <section className={styles.card} aria-labelledby="order-sending-title">
          <h2 className={styles.heading} id="order-sending-title">
            {say('OrderDelivery')}
          </h2>
          <p>
            {DeliveryTitle}
            {PaidOnArrival && <span className={styles.quiet}> ({say('CheckoutPostalOnArrival')})</span>}
          </p>
          <p dir="auto">
            {Address.CityTitle}، {Address.Address}
          </p>
          <p className={styles.quiet}>
            <bdi>{Address.Receiver}</bdi> · <bdi dir="ltr">{shown(Address.Mobile)}</bdi> ·{' '}
            <bdi dir="ltr">{shown(Address.PostalCode)}</bdi>
          </p>
          {TrackingCode && (
            <dl className={styles.rows}>
              {Carrier && (
                <div className={styles.row}>
                  <dt>{say('OrderCarrier')}</dt>
                  <dd>{Carrier}</dd>
                </div>
              )}
              <div className={styles.row}>
                <dt>{say('OrderTracking')}</dt>
                <dd>
                  <bdi dir="ltr">{TrackingCode}</bdi>
                </dd>
              </div>
            </dl>
          )}
        </section>
      )}
    </>
  )
}
