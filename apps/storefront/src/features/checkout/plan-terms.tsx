'use client'

import { formatMoney } from '@rasteh/persian-text/money'
import type { Checkout } from '@rasteh/shop-client/order-from-wire'
import { formatDay } from '#features/order/public-payment.ts'
import { usePageSettings } from '#page/islands/page-settings.tsx'
import styles from './plan-terms.module.css'

type PlanTermsProps = { plan: Checkout['installmentPlans'][number]; payableRial: number }

/** What a plan costs and when: now, each due, and all together beside paying at once. */
export function PlanTerms({ plan, payableRial }: PlanTermsProps) {
  const { say, money } = usePageSettings()
  const amount = (rials: number) => <bdi>{formatMoney(rials, money)}</bdi>
  const extraRial = plan.totalRial - payableRial
  return (
    <dl className={styles.rows}>
      <div className={styles.row}>
        <dt>{say('CheckoutPlanDown')}</dt>
        <dd>{amount(plan.downPaymentRial)}</dd>
      </div>
      {plan.dues.map(({ dueOn, amountRial }) => (
        <div key={dueOn} className={styles.row}>
          <dt>
            <time dateTime={dueOn}>{formatDay(dueOn, money.culture)}</time>
          </dt>
          <dd>{amount(amountRial)}</dd>
        </div>
      ))}
      <div className={`${styles.row} ${styles.total}`}>
        <dt>{say('CheckoutPlanTotal')}</dt>
        <dd>{amount(plan.totalRial)}</dd>
      </div>
      {extraRial > 0 && (
        <div className={`${styles.row} ${styles.extra}`}>
          <dt>{say('CheckoutPlanExtra')}</dt>
          <dd>{amount(extraRial)}</dd>
        </div>
      )}
    </dl>
  )
}
