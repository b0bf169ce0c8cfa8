import { customerCareTexts as texts } from '@rasteh/messages/dashboard'
import { formatDate } from '@rasteh/persian-text/jalali'
import { formatAmount, formatMoney } from '@rasteh/persian-text/money'
import { averageSpent } from '@rasteh/shop-core/customers'
import type { CustomerPage } from '@rasteh/shop-store/reads/customer-page'
import type { ReactNode } from 'react'
import { FilledText } from '#components/filled-text.tsx'
import screen from '#components/screen.module.css'
import tables from '#components/table.module.css'

/** What somebody bought, in figures, and what the figures count. */
export function Figures({ customer }: { customer: CustomerPage }) {
  const { spentRial, paidOrders, refundedRial, score, orders, priceUnit } = customer
  const money = (rials: number) => formatMoney(rials, { culture: 'fa-IR', unit: priceUnit })
  const [last] = orders
  return (
    <section className={screen.card} aria-label={texts.figures}>
      <h2 className={screen.heading}>{texts.figures}</h2>
      <dl className={tables.figures}>
        <Figure name={texts.spent} isMain>
          {money(spentRial)}
        </Figure>
        <Figure name={texts.paidOrders}>{formatAmount(paidOrders, 'fa-IR')}</Figure>
        <Figure name={texts.average}>{money(averageSpent(spentRial, paidOrders))}</Figure>
        <Figure name={texts.lastOrder}>
          {last ? formatDate(new Date(last.placedAt), 'fa-IR') : texts.never}
        </Figure>
        <Figure name={texts.score}>{formatAmount(score, 'fa-IR')}</Figure>
      </dl>
      <p className={screen.hint}>
        <FilledText text={texts.spentHint} values={{ refunded: money(refundedRial) }} />
      </p>
    </section>
  )
}

function Figure({ name, isMain = false, children }: { name: string; isMain?: boolean; children: ReactNode }) {
  return (
    <div className={isMain ? tables.mainFigure : tables.figure}>
      <dt>{name}</dt>
      <dd>
        <bdi>{children}</bdi>
      </dd>
    </div>
  )
}
