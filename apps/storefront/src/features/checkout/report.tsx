'use client'

import { formatMoney } from '@rasteh/persian-text/money'
import { moneyInWords } from '@rasteh/persian-text/words'
import type { Checkout } from '@rasteh/shop-client/order-from-wire'
import { usePageSettings } from '#page/islands/page-settings.tsx'
import styles from './report.module.css'

type ReportProps = { checkout: Checkout; taxRial: number; isCollected: boolean; isRefreshing: boolean }

/** The figures before paying: total, discount, postal cost, what is payable, and that in words. */
export function Report({ checkout, taxRial, isCollected, isRefreshing }: ReportProps) {
  const { say, money } = usePageSettings()
  const { totalRial, discountRial, postalRial, payableRial, deliveryMethods, deliveryMethodId } = checkout
  const amount = (rials: number) => <bdi>{formatMoney(rials, money)}</bdi>
  const chosen = deliveryMethods.find(({ id }) => id === deliveryMethodId)
  const postal = () => {
    if (isCollected || chosen?.kind === 'collect') return say('CheckoutPostalCollected')
    if (chosen?.paidOnArrival) return say('CheckoutPostalOnArrival')
    if (!chosen) return say('CheckoutPostalLater')
    return postalRial === 0 ? say('CheckoutPostalFree') : amount(postalRial)
  }
  return (
    <section className={styles.report} aria-labelledby="checkout-report-title" data-waiting={isRefreshing}>
      <h2 className={styles.title} id="checkout-report-title">
        {say('CheckoutReport')}
      </h2>
      <dl className={styles.rows}>
        <div className={styles.row}>
          <dt>
            {say('CheckoutTotal')}
            {taxRial > 0 && (
              <span className={styles.note}>
                {say('CheckoutTaxOf', { amount: formatMoney(taxRial, money) })}
              </span>
            )}
          </dt>
          <dd>{amount(totalRial)}</dd>
        </div>
        <div className={`${styles.row} ${discountRial > 0 ? styles.saving : ''}`}>
          <dt>{say('CheckoutDiscount')}</dt>
          <dd>{amount(discountRial)}</dd>
        </div>
        {(checkout.needsAddress || isCollected) && (
          <div className={styles.row}>
            <dt>{say('CheckoutPostalCost')}</dt>
            <dd>{postal()}</dd>
          </div>
        )}
        <div className={`${styles.row} ${styles.payable}`}>
          <dt>{say('CheckoutPayable')}</dt>
          <dd>{amount(payableRial)}</dd>
        </div>
      </dl>
      <p className={styles.words}>{say('CheckoutInWords', { words: moneyInWords(payableRial, money) })}</p>
    </section>
  )
}
