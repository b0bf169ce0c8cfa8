import { toPersianDigits } from '@rasteh/persian-text/digits'
import { formatDate } from '@rasteh/persian-text/jalali'
import { formatAmount } from '@rasteh/persian-text/money'
import { moneyInWords } from '@rasteh/persian-text/words'
import styles from './invoice.module.css'
import type { InvoiceOrder, InvoiceSeller, InvoiceTexts } from './invoice-facts.ts'
import { InvoiceTable } from './invoice-table.tsx'

type InvoiceProps = {
  order: InvoiceOrder
  shop: InvoiceSeller
  /** Where the order goes, in one line. */
  place: string | null
  texts: InvoiceTexts
}

/** One order on a sheet of A4, in Rials, as tax law wants it written. */
export function Invoice({ order, shop, place, texts }: InvoiceProps) {
  const { address, customer } = order
  return (
    <article
      className={styles.invoice}
      lang="fa-IR"
      dir="rtl"
      aria-label={`${texts.invoice} ${toPersianDigits(String(order.number))}`}
    >
      <header className={styles.head}>
        {shop.logo && <img className={styles.logo} src={shop.logo} alt={shop.name ?? ''} />}
        <h2 className={styles.invoiceTitle}>{texts.invoice}</h2>
        <dl className={styles.details}>
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
          [texts.address, place],
        ]}
      />
      <InvoiceTable order={order} texts={texts} />
      <p className={styles.payable}>
        {texts.payable}: <bdi>{formatAmount(order.payableRial, 'fa-IR')}</bdi>{' '}
        <span>
          ({texts.inWords}: {moneyInWords(order.payableRial, { culture: 'fa-IR', unit: 'rial' })})
        </span>
      </p>
      <p className={styles.small}>
        {texts.inRials} {texts.method}: {texts.methods[order.methodId]} ·{' '}
        {order.paidAt ? texts.paid : texts.unpaid}
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
