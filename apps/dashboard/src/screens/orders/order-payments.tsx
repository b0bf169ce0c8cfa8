import { ordersTexts as texts } from '@rasteh/messages/dashboard'
import { toPersianDigits } from '@rasteh/persian-text/digits'
import { formatDate, formatMoment } from '@rasteh/persian-text/jalali'
import { formatMoney } from '@rasteh/persian-text/money'
import { isGivenBack, isPaymentPending } from '@rasteh/shop-core/payment'
import type { ManagedAttempt, ManagedOrder } from '@rasteh/shop-store/reads/managed-order'
import { FilledText } from '#components/filled-text.tsx'
import screen from '#components/screen.module.css'
import tables from '#components/table.module.css'
import { FileViewer } from '#screens/customers/public-components.ts'
import { DuePaid } from './due-paid.tsx'
import { Pairs } from './order-facts.tsx'
import { RefundSteps } from './refund-steps.tsx'
import { SettlePending } from './settle-pending.tsx'

export function OrderPayments({ order }: { order: ManagedOrder }) {
  const { receipt, attempts } = order
  return (
    <section className={screen.card} aria-label={texts.payments}>
      <h2 className={screen.heading}>{texts.payments}</h2>
      {receipt && (
        <>
          <h3 className={screen.heading}>{texts.receipt}</h3>
          <Pairs
            rows={[
              [texts.receiptPaidAt, receipt.paidAt ? formatMoment(new Date(receipt.paidAt), 'fa-IR') : '—'],
              [texts.lastFour, toPersianDigits(receipt.lastFour ?? '')],
            ]}
          />
          {receipt.fileId && <FileViewer fileId={receipt.fileId} name={texts.receiptPicture} />}
        </>
      )}
      {attempts.length === 0 ? (
        <p className={screen.hint}>{texts.noPayments}</p>
      ) : (
        <table className={tables.table}>
          <thead>
            <tr>
              <th scope="col">{texts.attempt}</th>
              <th scope="col">{texts.bank}</th>
              <th scope="col">{texts.amount}</th>
              <th scope="col">{texts.reference}</th>
              <th scope="col">{texts.card}</th>
              <th scope="col">{texts.state}</th>
            </tr>
          </thead>
          <tbody>
            {attempts.map((attempt) => (
              <AttemptRow key={attempt.number} order={order} attempt={attempt} />
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}

function AttemptRow({ order, attempt }: { order: ManagedOrder; attempt: ManagedAttempt }) {
  return (
    <tr>
      <td data-label={texts.attempt}>
        <bdi>{toPersianDigits(String(attempt.number))}</bdi>
      </td>
      <td data-label={texts.bank}>{attempt.bankTitle}</td>
      <td data-label={texts.amount}>
        <bdi>{formatMoney(attempt.amountRial, { culture: 'fa-IR', unit: order.priceUnit })}</bdi>
      </td>
      <td data-label={texts.reference}>
        <bdi>{attempt.reference ?? '—'}</bdi>
      </td>
      <td data-label={texts.card}>
        <bdi dir="ltr">{attempt.card ?? '—'}</bdi>
      </td>
      <td data-label={texts.state}>
        <div className={screen.steps}>
          {texts.attemptStates[attempt.state]}
          <TakenHint attempt={attempt} unit={order.priceUnit} />
          {isPaymentPending(attempt) && (
            <SettlePending orderId={order.id} attemptNumber={attempt.number} bankTitle={attempt.bankTitle} />
          )}
          <RefundSteps orderId={order.id} attempt={attempt} />
        </div>
      </td>
    </tr>
  )
}

/** What the bank took, where it is not what was asked for: that, and no more, goes back. */
function TakenHint({ attempt, unit }: { attempt: ManagedAttempt; unit: ManagedOrder['priceUnit'] }) {
  const { state, takenRial, takenReference, reference, amountRial } = attempt
  if (!isGivenBack(state)) return null
  if (takenRial === null || takenReference === null)
    return attempt.refundRial === 0 ? <p className={screen.hint}>{texts.takenUnknown}</p> : null
  if (takenRial === amountRial && reference !== null) return null
  const amount = formatMoney(takenRial, { culture: 'fa-IR', unit })
  return (
    <p className={screen.hint}>
      <FilledText text={texts.taken} values={{ amount, reference: takenReference }} />
    </p>
  )
}

/** What is still to come of the shop's own plan. */
export function OrderDues({ order }: { order: ManagedOrder }) {
  return (
    <section className={screen.card} aria-label={texts.dues}>
      <h2 className={screen.heading}>{texts.dues}</h2>
      <table className={tables.table}>
        <thead>
          <tr>
            <th scope="col">{texts.dueOn}</th>
            <th scope="col">{texts.amount}</th>
            <th scope="col">{texts.state}</th>
          </tr>
        </thead>
        <tbody>
          {order.dues.map(({ position, dueOn, amountRial, paidAt }) => (
            <tr key={position}>
              <td data-label={texts.dueOn}>
                <bdi>{formatDate(new Date(dueOn), 'fa-IR')}</bdi>
              </td>
              <td data-label={texts.amount}>
                <bdi>{formatMoney(amountRial, { culture: 'fa-IR', unit: order.priceUnit })}</bdi>
              </td>
              <td data-label={texts.state}>
                {paidAt ? (
                  <span>
                    {texts.duePaid} <bdi>{formatMoment(new Date(paidAt), 'fa-IR')}</bdi>
                  </span>
                ) : (
                  <DuePaid orderId={order.id} position={position} />
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
