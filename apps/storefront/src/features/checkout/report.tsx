'use client'

import type { CheckoutWire } from '@rasteh/contracts/checkout'
import { formatMoney } from '@rasteh/persian-text/money'
import { moneyInWords } from '@rasteh/persian-text/words'
import { usePageSettings } from '../../page/islands/page-settings.tsx'
import styles from './report.module.css'

type ReportProps = { checkout: CheckoutWire; taxRial: number; isCollected: boolean; isRefreshing: boolean }

/** The figures before paying: total, discount, postal cost, what is payable, and that in words. */
export function Report({ checkout, taxRial, isCollected, isRefreshing }: ReportProps) {
  const { say, money } = usePageSettings()
  const { TotalRial, DiscountRial, PostalRial, PayableRial, DeliveryMethods, DeliveryMethodId } = checkout
  const amount = (rials: number) => <bdi>{formatMoney(rials, money)}</bdi>
  const chosen = DeliveryMethods.find(({ Id }) => Id === DeliveryMethodId)
  const postal = () => {
    if (isCollected) return say('CheckoutPostalCollected')
    if (chosen?.PaidOnArrival) return say('CheckoutPostalOnArrival')
    if (!chosen) return say('CheckoutPostalLater')
    return PostalRial === 0 ? say('CheckoutPostalFree') : amount(PostalRial)
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
          <dd>{amount(TotalRial)}</dd>
        </div>
        <div className={`${styles.row} ${DiscountRial > 0 ? styles.saving : ''}`}>
          <dt>{say('CheckoutDiscount')}</dt>
          <dd>{amount(DiscountRial)}</dd>
        </div>
        {(checkout.NeedsAddress || isCollected) && (
          <div className={styles.row}>
            <dt>{say('CheckoutPostalCost')}</dt>
            <dd>{postal()}</dd>
          </div>
        )}
        <div className={`${styles.row} ${styles.payable}`}>
          <dt>{say('CheckoutPayable')}</dt>
          <dd>{amount(PayableRial)}</dd>
        </div>
      </dl>
      <p className={styles.words}>{say('CheckoutInWords', { words: moneyInWords(PayableRial, money) })}</p>
    </section>
  )
}
