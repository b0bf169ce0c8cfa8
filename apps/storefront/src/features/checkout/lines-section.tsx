'use client'

import type { ShownLine } from '@rasteh/contracts/basket'
import { PAGE_PATHS } from '@rasteh/contracts/paths'
import { formatMoney } from '@rasteh/persian-text/money'
import { Link } from '@rasteh/ui/link'
import { Picture } from '@rasteh/ui/picture'
import { QuantityStepper } from '@rasteh/ui/quantity-stepper'
import { quantityMoves } from '#features/basket/public-quantity.ts'
import { basket, useBasket } from '#features/basket/public-store.ts'
import { usePageSettings } from '#page/islands/page-settings.tsx'
import styles from './lines-section.module.css'

type LinesSectionProps = { lines: readonly ShownLine[]; refusal: string | null }

/** What is ordered, in short; how many can still be changed here. */
export function LinesSection({ lines, refusal }: LinesSectionProps) {
  const { say } = usePageSettings()
  return (
    <section
      className={styles.section}
      id="checkout-lines"
      tabIndex={-1}
      aria-labelledby="checkout-lines-title"
    >
      <div className={styles.head}>
        <h2 className={styles.title} id="checkout-lines-title">
          {say('CheckoutBasketLines')}
        </h2>
        <Link className={styles.link} href={PAGE_PATHS.basket}>
          {say('CheckoutChangeBasket')}
        </Link>
      </div>
      <ul className={styles.lines}>
        {lines.map((line) => (
          <Line key={line.id} line={line} />
        ))}
      </ul>
      {refusal && (
        <p className={styles.refusal} role="alert">
          {refusal}
        </p>
      )}
    </section>
  )
}

function Line({ line }: { line: ShownLine }) {
  const { say, money } = usePageSettings()
  const { isWaiting } = useBasket()
  const { id, productId, variantId, productType, title, unitTitle: unit } = line
  return (
    <li className={styles.line}>
      <div className={styles.picture}>
        <Picture picture={line.picture === null ? null : { src: line.picture }} alt="" sizes="56px" />
      </div>
      <div className={styles.name}>
        <p>{title}</p>
        {line.userDescription && (
          <p className={styles.note}>
            {line.noteLabel || say('LineNote')}: <span dir="auto">{line.userDescription}</span>
          </p>
        )}
      </div>
      <div className={styles.controls}>
        <QuantityStepper
          label={say('QuantityOf', { title })}
          increaseLabel={say('IncreaseQuantity')}
          decreaseLabel={say('DecreaseQuantity')}
          culture={money.culture}
          value={line.quantity}
          moves={quantityMoves({ ...line, unit })}
          isBusy={isWaiting}
          onChange={(quantity) =>
            void basket.change(
              { lineId: id, action: 'set', productId, variantId, productType, quantity },
              unit,
            )
          }
        />
        <bdi className={styles.price}>{formatMoney(line.linePriceRial, money)}</bdi>
      </div>
    </li>
  )
}
