import { returnsTexts, customerCareTexts as texts } from '@rasteh/messages/dashboard'
import { toPersianDigits } from '@rasteh/persian-text/digits'
import { formatMoment } from '@rasteh/persian-text/jalali'
import { formatAmount, formatMoney } from '@rasteh/persian-text/money'
import { CUSTOMER_ORDERS_SHOWN, type CustomerPage } from '@rasteh/shop-store/reads/customer-page'
import { FilledText } from '#components/filled-text.tsx'
import screen from '#components/screen.module.css'
import { OrderRows, orderUrl } from '#screens/orders/public.ts'
import styles from './customer-care.module.css'

/** What somebody ordered, the newest first, and what came back of it. */
export function CustomerOrders({ customer }: { customer: CustomerPage }) {
  const { orders, returns, priceUnit } = customer
  const money = (rials: number) => formatMoney(rials, { culture: 'fa-IR', unit: priceUnit })
  return (
    <section className={screen.card} aria-label={texts.orders}>
      <h2 className={screen.heading}>{texts.orders}</h2>
      {orders.length === 0 && <p className={screen.hint}>{texts.noOrders}</p>}
      {orders.length > 0 && (
        <OrderRows
          orders={orders}
          unitOf={() => priceUnit}
          underAmount={({ refundedRial }) =>
            refundedRial > 0 && (
              <span className={styles.soft}>
                <FilledText text={texts.refunded} values={{ amount: money(refundedRial) }} />
              </span>
            )
          }
        />
      )}
      {orders.length === CUSTOMER_ORDERS_SHOWN && (
        <p className={screen.hint}>
          <FilledText
            text={texts.ordersShown}
            values={{ count: formatAmount(CUSTOMER_ORDERS_SHOWN, 'fa-IR') }}
          />
        </p>
      )}
      {returns.length > 0 && (
        <>
          <h3 className={styles.subheading}>{texts.returns}</h3>
          <ul className={styles.rows}>
            {returns.map((one) => (
              <li key={one.number} className={styles.row}>
                <a className={styles.name} href={orderUrl(one.orderId)}>
                  <FilledText
                    text={texts.returnOf}
                    values={{ number: shown(one.number), order: shown(one.orderNumber) }}
                  />
                </a>
                <span>{returnsTexts.states[one.state]}</span>
                <span className={styles.soft}>
                  <FilledText text={texts.unitsOf} values={{ count: formatAmount(one.units, 'fa-IR') }} /> ·{' '}
                  <bdi>{formatMoment(new Date(one.requestedAt), 'fa-IR')}</bdi>
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}

const shown = (number: number) => toPersianDigits(String(number))
