import { invoiceTexts as texts } from '@rasteh/messages/dashboard'
import { toPersianDigits } from '@rasteh/persian-text/digits'
import { formatAmount } from '@rasteh/persian-text/money'
import type { ReactNode } from 'react'
import styles from './print.module.css'

type Goods = {
  variantId: number
  position?: number
  sku: string | null
  title: string
  unitTitle: string
  quantity: number
}
type GoodsToTickProps<One extends Goods> = {
  goods: readonly One[]
  /** What a tick on the paper says. */
  tick: string
  more?: { title: string; say: (goods: One) => ReactNode }
}

/** Goods with an empty box each, for a pen. */
export function GoodsToTick<One extends Goods>({ goods, tick, more }: GoodsToTickProps<One>) {
  if (goods.length === 0) return <p className={styles.sheetFacts}>{texts.nothingToPick}</p>
  return (
    <table className={styles.goods}>
      <thead>
        <tr>
          <th scope="col">{tick}</th>
          <th scope="col">{texts.sku}</th>
          <th scope="col">{texts.description}</th>
          <th scope="col">{texts.quantity}</th>
          {more && <th scope="col">{more.title}</th>}
        </tr>
      </thead>
      <tbody>
        {goods.map((one) => (
          <tr key={`${one.variantId}-${one.position ?? 0}`}>
            <td>
              <span className={styles.tick} />
            </td>
            <td>
              <bdi>{one.sku ?? '—'}</bdi>
            </td>
            <td>
              <bdi>{toPersianDigits(one.title)}</bdi>
            </td>
            <td className={styles.count}>
              <bdi>{formatAmount(one.quantity, 'fa-IR')}</bdi> {one.unitTitle}
            </td>
            {more && <td>{more.say(one)}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
