'use client'

import type { CheckoutWire } from '@rasteh/contracts/checkout'
import { formatMoney } from '@rasteh/persian-text/money'
import { usePageSettings } from '../../page/islands/page-settings.tsx'
import { formatDay } from '../../page/order/format-day.ts'
import styles from './plan-terms.module.css'

type PlanTermsProps = { plan: CheckoutWire['InstallmentPlans'][number]; payableRial: number }

/** What a plan costs and when: now, each due, and all together beside paying at once. */
export function PlanTerms({ plan, payableRial }: PlanTermsProps) {
  const { say, money } = usePageSettings()
  const amount = (rials: number) => <bdi>{formatMoney(rials, money)}</bdi>
  const extraRial = plan.TotalRial - payableRial
  return (
    <dl className={styles.rows}>
      <div className={styles.row}>
        <dt>{say('CheckoutPlanDown')}</dt>
        <dd>{amount(plan.DownPaymentRial)}</dd>
      </div>
      {plan.Dues.map(({ DueOn, AmountRial }) => (
        <div key={DueOn} className={styles.row}>
          <dt>
            <time dateTime={DueOn}>{formatDay(DueOn, money.culture)}</time>
          </dt>
          <dd>{amount(AmountRial)}</dd>
        </div>
      ))}
      <div className={`${styles.row} ${styles.total}`}>
        <dt>{say('CheckoutPlanTotal')}</dt>
        <dd>{amount(plan.TotalRial)}</dd>
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
