'use client'

import { fitQuantity } from '@rasteh/shop-core/quantity'
import { Button } from '@rasteh/ui/button'
import { Icon } from '@rasteh/ui/icon'
import { QuantityStepper } from '@rasteh/ui/quantity-stepper'
import { useRef, useState } from 'react'
import { basket, useBasket } from '../../site/islands/basket.ts'
import { usePageSettings } from '../../site/islands/page-settings.tsx'
import type { ProductFacts } from '../../site/product-attributes.ts'
import { quantityMoves } from '../../site/quantity-moves.ts'
import styles from './add-form.module.css'
import { OrderLimits } from './order-limits.tsx'

/** The quantity and the button that puts it in the basket; Enter in the field does the same. */
export function AddForm({ title, facts }: { title: string; facts: ProductFacts }) {
  const { say, money } = usePageSettings()
  const { isWaiting } = useBasket()
  const form = useRef<HTMLFormElement>(null)
  const { rules, ...product } = facts
  const [quantity, setQuantity] = useState(() => fitQuantity(rules.min, rules))

  function add() {
    if (!isWaiting) void basket.change({ action: 'add', ...product, quantity }, rules.unit)
  }

  return (
    <form
      ref={form}
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        add()
      }}
    >
      <div className={styles.row}>
        <QuantityStepper
          label={say('QuantityOf', { title })}
          increaseLabel={say('IncreaseQuantity')}
          decreaseLabel={say('DecreaseQuantity')}
          culture={money.culture}
          value={quantity}
          moves={quantityMoves(rules)}
          isBusy={isWaiting}
          onChange={setQuantity}
          // Leaving the field sets the quantity; the form is sent once that has been drawn.
          onEnter={() => setTimeout(() => form.current?.requestSubmit())}
        />
        <span className={styles.unit}>{rules.unit}</span>
        <div className={styles.add}>
          <Button type="submit" size="large" isBusy={isWaiting}>
            {!isWaiting && <Icon name="basket" />}
            {isWaiting ? say('AddingToBasket') : say('AddToBasket')}
          </Button>
        </div>
      </div>
      <OrderLimits rules={rules} />
    </form>
  )
}
