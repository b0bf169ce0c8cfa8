import { returnsTexts as texts } from '@rasteh/messages/dashboard'
import { toPersianDigits } from '@rasteh/persian-text/digits'
import { formatDate, formatMoment } from '@rasteh/persian-text/jalali'
import { formatAmount } from '@rasteh/persian-text/money'
import { leftOfAll, PART_REFUND_GATEWAYS, planRefund } from '@rasteh/shop-core/refunds'
import {
  isReturnInspected,
  isReturnOpen,
  nextReturnSteps,
  returnableUnits,
  returnUntil,
} from '@rasteh/shop-core/returns'
import type { ManagedOrder } from '@rasteh/shop-store/reads/managed-order'
import {
  type OrderReturns as Found,
  type OrderReturn,
  toRefundFacts,
  toReturnFacts,
  unitsToRefund,
} from '@rasteh/shop-store/reads/order-returns'
import { FilledText } from '#components/filled-text.tsx'
import screen from '#components/screen.module.css'
import { OrderRefunds } from './order-refunds.tsx'
import styles from './orders.module.css'
import { RefundGrant } from './refund-grant.tsx'
import { ReturnOpen } from './return-open.tsx'
import { ReturnSteps } from './return-steps.tsx'

type OrderReturnsProps = { order: ManagedOrder; found: Found }

/** What came back of an order: goods and money, and what may be done about it. */
export function OrderReturns({ order, found }: OrderReturnsProps) {
  const facts = toReturnFacts(order, found)
  const until = returnUntil(facts)
  const lines = order.lines
    .map(({ position, title }) => ({ position, title, left: returnableUnits(facts, position) }))
    .filter(({ left }) => left > 0)
  return (
    <section className={screen.card} aria-label={texts.title}>
      <h2 className={screen.heading}>{texts.title}</h2>
      {until && (
        <p className={screen.hint}>
          <FilledText
            text={texts.until}
            values={{ date: formatDate(new Date(`${until}T12:00:00Z`), 'fa-IR') }}
          />
        </p>
      )}
      {found.returns.length + found.refunds.length === 0 && <p className={screen.hint}>{texts.none}</p>}
      {found.returns.map((one) => (
        <ReturnCard key={one.number} order={order} found={found} one={one} />
      ))}
      <OrderRefunds order={order} refunds={found.refunds} />
      <div className={screen.buttons}>
        {until && lines.length > 0 && <ReturnOpen orderId={order.id} lines={lines} />}
        {leftOfAll(found.payments) > 0 && <RefundGrant {...grantOf(order, found, null)} />}
      </div>
    </section>
  )
}

function ReturnCard({ order, found, one }: OrderReturnsProps & { one: OrderReturn }) {
  const titleOf = (position: number) => order.lines.find((line) => line.position === position)?.title ?? ''
  const lines = one.lines.map((line) => ({ ...line, title: titleOf(line.position) }))
  const number = toPersianDigits(String(one.number))
  return (
    <article className={styles.asking} aria-label={texts.return.replace('{number}', number)}>
      <div className={styles.facts}>
        <strong>
          <FilledText text={texts.return} values={{ number }} />
        </strong>
        <span className={`${styles.pill} ${isReturnOpen(one.state) ? styles.asks : styles.good}`}>
          {texts.states[one.state]}
        </span>
      </div>
      <ul className={styles.timeline}>
        {lines.map(({ position, title, quantity, restocked, damaged, missing }) => (
          <li key={position}>
            <bdi>{formatAmount(quantity, 'fa-IR')}</bdi> × <bdi>{title}</bdi>
            {restocked !== null && (
              <span className={styles.soft}>
                {' '}
                ({texts.restocked} {formatAmount(restocked, 'fa-IR')}، {texts.damaged}{' '}
                {formatAmount(damaged ?? 0, 'fa-IR')}، {texts.missing} {formatAmount(missing ?? 0, 'fa-IR')})
              </span>
            )}
          </li>
        ))}
      </ul>
      <p className={styles.note}>{texts.reasons[one.reason]}</p>
      {one.note && (
        <p className={styles.note} dir="auto">
          {one.note}
        </p>
      )}
      {one.overruled && (
        <p className={screen.hint}>
          <FilledText text={texts.overruled} values={{ reason: one.overruled }} />
        </p>
      )}
      <ol className={styles.timeline}>
        {one.events.map(({ event, madeAt, note }) => (
          <li key={`${event} ${madeAt}`} className={styles.event}>
            <span>
              {texts.events[event]}{' '}
              <span className={styles.soft}>
                <bdi>{formatMoment(new Date(madeAt), 'fa-IR')}</bdi>
              </span>
            </span>
            {note && event === 'refuse' && <p className={styles.note}>{note}</p>}
          </li>
        ))}
      </ol>
      <ReturnSteps
        orderId={order.id}
        returnNumber={one.number}
        lines={lines}
        steps={nextReturnSteps(one.state, 'staff')}
      />
      {isReturnInspected(one.state) && <RefundGrant {...grantOf(order, found, one)} />}
    </article>
  )
}

/** What a refund for a return would come to by itself, and what may be added to it. */
function grantOf(order: ManagedOrder, found: Found, one: OrderReturn | null) {
  const facts = toRefundFacts(order, found)
  const plan = planRefund(facts, { units: one ? unitsToRefund(one) : [], deliveryRial: 0, goodwillRial: 0 })
  const open = found.payments.find(({ takenRial, givenRial }) => takenRial > givenRial)
  return {
    orderId: order.id,
    unit: order.priceUnit,
    returnNumber: one?.number ?? null,
    goodsRial: plan.ok ? plan.value.goodsRial : 0,
    deliveryRial: Math.max(0, facts.postalRial - facts.given.deliveryRial),
    leftRial: leftOfAll(found.payments),
    canAskBank: open?.gateway !== undefined && PART_REFUND_GATEWAYS.has(open.gateway ?? ''),
  }
}
