'use client'

import { sayPromise } from '@rasteh/messages/say-promise'
import { toCultureDigits } from '@rasteh/persian-text/digits'
import type { Order } from '@rasteh/shop-client/order-from-wire'
import { carrierLink } from '@rasteh/shop-core/order'
import { Icon } from '@rasteh/ui/icon'
import { Link } from '@rasteh/ui/link'
import { usePageSettings } from '#page/islands/page-settings.tsx'
import styles from './order.module.css'

/** Where it goes and how to follow it; what is downloaded is here instead. */
export function OrderSending({ order }: { order: Order }) {
  const { say, money } = usePageSettings()
  const { address, carrier, trackingCode, deliveryTitle, downloads, paidOnArrival, promise } = order
  const page = carrierLink(carrier, trackingCode)
  const shown = (text: string) => toCultureDigits(text, money.culture)
  return (
    <>
      {downloads.length > 0 && (
        <section className={styles.card} aria-labelledby="order-downloads-title">
          <h2 className={styles.heading} id="order-downloads-title">
            {say('OrderDownloads')}
          </h2>
          <ul className={styles.downloads}>
            {downloads.map(({ title, url }) => (
              <li key={url}>
                <Link className={styles.download} href={url}>
                  <Icon name="download" />
                  {title}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      {(address || deliveryTitle) && (
        <section className={styles.card} aria-labelledby="order-sending-title">
          <h2 className={styles.heading} id="order-sending-title">
            {say('OrderDelivery')}
          </h2>
          <p>
            {deliveryTitle}
            {paidOnArrival && <span className={styles.quiet}> ({say('CheckoutPostalOnArrival')})</span>}
          </p>
          {promise && (
            <p>
              {say('OrderPromise')}{' '}
              <strong>{sayPromise(promise, { say, culture: money.culture, today: null })}</strong>
            </p>
          )}
          {address && (
            <>
              <p dir="auto">
                {address.cityTitle}، {address.address}
              </p>
              <p className={styles.quiet}>
                <bdi>{address.receiver}</bdi> · <bdi dir="ltr">{shown(address.mobile)}</bdi> ·{' '}
                <bdi dir="ltr">{shown(address.postalCode)}</bdi>
              </p>
            </>
          )}
          {trackingCode && (
            <dl className={styles.rows}>
              {carrier && (
                <div className={styles.row}>
                  <dt>{say('OrderCarrier')}</dt>
                  <dd>{carrier}</dd>
                </div>
              )}
              <div className={styles.row}>
                <dt>{say('OrderTracking')}</dt>
                <dd>
                  {page ? (
                    <a href={page} target="_blank" rel="noopener noreferrer">
                      <bdi dir="ltr">{trackingCode}</bdi>
                    </a>
                  ) : (
                    <bdi dir="ltr">{trackingCode}</bdi>
                  )}
                </dd>
              </div>
            </dl>
          )}
        </section>
      )}
    </>
  )
}
