import { toPersianDigits } from '@rasteh/persian-text/digits'
import { formatAmount } from '@rasteh/persian-text/money'
import styles from './invoice.module.css'
import type { InvoiceLine, InvoiceOrder, InvoiceTexts } from './invoice-facts.ts'

const amount = (rials: number) => <bdi>{formatAmount(rials, 'fa-IR')}</bdi>

/** The goods with what was taken off and what tax came on, line by line, and their sums. */
export function InvoiceTable({ order, texts }: { order: InvoiceOrder; texts: InvoiceTexts }) {
  const { lines } = order
  const sum = (pick: (line: InvoiceLine) => number) => lines.reduce((total, line) => total + pick(line), 0)
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          {headsOf(texts).map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map((line, place) => (
          <tr key={line.position}>
            <td>{toPersianDigits(String(place + 1))}</td>
            <td className={styles.what}>
              <bdi>{line.title}</bdi>
              {line.isGift && ` (${texts.gift})`}
              {line.userDescription && (
                <p className={styles.note} dir="auto">
                  {line.userDescription}
                </p>
              )}
            </td>
            <td>{amount(line.quantity)}</td>
            <td>
              <bdi>{line.unitTitle}</bdi>
            </td>
            <td>{amount(line.unitPriceRial)}</td>
            <td>{amount(line.priceRial)}</td>
            <td>{amount(line.discountRial)}</td>
            <td>{amount(line.priceRial - line.discountRial)}</td>
            <td>{toPersianDigits(`${line.taxPercent}٪`)}</td>
            <td>{amount(line.taxRial)}</td>
            <td>{amount(line.priceRial - line.discountRial + line.taxRial)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={5}>
            {texts.sum}
          </th>
          <td>{amount(sum((line) => line.priceRial))}</td>
          <td>{amount(sum((line) => line.discountRial))}</td>
          <td>{amount(sum((line) => line.priceRial - line.discountRial))}</td>
          <td />
          <td>{amount(sum((line) => line.taxRial))}</td>
          <td>{amount(sum((line) => line.priceRial - line.discountRial + line.taxRial))}</td>
        </tr>
        <tr>
          <th scope="row" colSpan={10}>
            {texts.postal}
          </th>
          <td>{amount(order.postalRial)}</td>
        </tr>
        <tr>
          <th scope="row" colSpan={10}>
            {texts.payable}
          </th>
          <td>{amount(order.payableRial)}</td>
        </tr>
      </tfoot>
    </table>
  )
}

const headsOf = (texts: InvoiceTexts) => [
  texts.row,
  texts.description,
  texts.quantity,
  texts.unit,
  texts.unitPrice,
  texts.price,
  texts.discount,
  texts.afterDiscount,
  texts.taxPercent,
  texts.tax,
  texts.total,
]
