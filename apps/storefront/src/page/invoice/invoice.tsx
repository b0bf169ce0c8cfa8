import { ordersTexts, invoiceTexts as texts } from '@rasteh/messages/dashboard'
import { toPersianDigits } from '@rasteh/persian-text/digits'
import { formatDate } from '@rasteh/persian-text/jalali'
import { formatAmount } from '@rasteh/persian-text/money'
import { moneyInWords } from '@rasteh/persian-text/words'
import type { ManagedOrder } from '@rasteh/shop-store/reads/managed-order'
import type { ShopIdentity } from '@rasteh/shop-store/reads/shop-identity'
import styles from './invoice.module.css'
import { InvoiceTable } from './invoice-table.tsx'
import { toPlace } from './to-place.ts'

const methods: Record<number, string> = ordersTexts.methods

/** One order on a sheet of A4, in Rials, as tax law wants it written. */
export function Invoice({ order, shop }: { order: ManagedOrder; shop: ShopIdentity }) {
  const { address, customer } = order
  return (
    <article
      className={styles.invoice}
      lang="fa-IR"
      dir="rtl"
      aria-label={`${texts.invoice} ${toPersianDigits(String(order.number))}`}
    >
      <header className={styles.head}>
        <h2 className={styles.invoiceTitle}>{texts.invoice}</h2>
        <dl className={styles.marks}>
          <dt>{texts.number}</dt>
          <dd>
            <bdi>{toPersianDigits(String(order.number))}</bdi>
          </dd>
          <dt>{texts.date}</dt>
          <dd>
            <bdi>{formatDate(new Date(order.placedAt), 'fa-IR')}</bdi>
          </dd>
        </dl>
      </header>
      <Party
        title={texts.seller}
        facts={[
          [texts.name, shop.name],
          [texts.economicCode, toPersianDigits(shop.economicCode ?? '')],
          [texts.phone, shop.phone],
          [texts.address, shop.address],
        ]}
      />
      <Party
        title={texts.buyer}
        facts={[
          [texts.name, address?.receiver ?? customer.name],
          [texts.economicCode, toPersianDigits(order.economicCode ?? '')],
          [texts.phone, address?.mobile ?? customer.mobile],
          [texts.postalCode, address?.postalCode],
          [texts.address, address && toPlace(address)],
        ]}
      />
      <InvoiceTable order={order} />
      <p className={styles.payable}>
        {texts.payable}: <bdi>{formatAmount(order.payableRial, 'fa-IR')}</bdi>{' '}
        <span>
          ({texts.inWords}: {moneyInWords(order.payableRial, { culture: 'fa-IR', unit: 'rial' })})
        </span>
      </p>
      <p className={styles.small}>
        {texts.inRials} {texts.method}: {methods[order.methodId]} ·{' '}
        {order.paidAt ? ordersTexts.paid : ordersTexts.unpaid}
      </p>
      <footer className={styles.signs}>
        <span>{texts.signSeller}</span>
        <span>{texts.signBuyer}</span>
      </footer>
    </article>
  )
}

type PartyProps = { title: string; facts: readonly (readonly [string, string | null | undefined])[] }

function Party({ title, facts }: PartyProps) {
  return (
    <section className={styles.party}>
      <h3 className={styles.partyTitle}>{title}</h3>
      <dl className={styles.partyFacts}>
        {facts
          .filter(([, value]) => value)
          .map(([name, value]) => (
            <div key={name}>
              <dt>{name}:</dt>
              <dd>
                <bdi>{toPersianDigits(value ?? '')}</bdi>
              </dd>
            </div>
          ))}
      </dl>
    </section>
  )
}
