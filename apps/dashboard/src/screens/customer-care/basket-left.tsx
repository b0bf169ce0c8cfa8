import { customerCareTexts as texts } from '@rasteh/messages/dashboard'
import { formatMoment } from '@rasteh/persian-text/jalali'
import { formatAmount, formatMoney } from '@rasteh/persian-text/money'
import type { CustomerPage } from '@rasteh/shop-store/reads/customer-page'
import { FilledText } from '#components/filled-text.tsx'
import screen from '#components/screen.module.css'
import styles from './customer-care.module.css'

type BasketLeftProps = Pick<CustomerPage, 'basket'> & { unit: CustomerPage['priceUnit'] }

/** What lies in somebody's basket and was not ordered. */
export function BasketLeft({ basket, unit }: BasketLeftProps) {
  return (
    <section className={screen.card} aria-label={texts.basket}>
      <h2 className={screen.heading}>{texts.basket}</h2>
      {!basket && <p className={screen.hint}>{texts.basketNone}</p>}
      {basket && (
        <>
          <p className={screen.hint}>
            <FilledText
              text={texts.basketSince}
              values={{ moment: formatMoment(new Date(basket.updatedAt), 'fa-IR') }}
            />
            {basket.code && (
              <>
                {' · '}
                <FilledText text={texts.basketCode} values={{ code: basket.code }} />
              </>
            )}
          </p>
          <ul className={styles.rows}>
            {basket.lines.map(({ title, quantity, priceRial }, index) => (
              // Two lines may hold the same goods, and lines never change places here.
              // biome-ignore lint/suspicious/noArrayIndexKey: see above
              <li key={index} className={styles.row}>
                <span>
                  <bdi>{formatAmount(quantity, 'fa-IR')}</bdi> × <bdi>{title}</bdi>
                </span>
                {priceRial !== null && <bdi>{formatMoney(priceRial, { culture: 'fa-IR', unit })}</bdi>}
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}
