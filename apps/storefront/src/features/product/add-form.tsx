'use client'

import { USER_DESCRIPTION_MAX } from '@rasteh/contracts/basket'
import type { LineChange } from '@rasteh/shop-core/basket'
import type { QuantityRules } from '@rasteh/shop-core/quantity'
import { Button } from '@rasteh/ui/button'
import { Icon } from '@rasteh/ui/icon'
import { QuantityStepper } from '@rasteh/ui/quantity-stepper'
import { TextField } from '@rasteh/ui/text-field'
import { useRef, useState } from 'react'
import { quantityMoves } from '#features/basket/public-quantity.ts'
import { basket, useBasket } from '#features/basket/public-store.ts'
import { readQuantityRules } from '#features/product-card/public-product-facts.ts'
import { usePageSettings } from '#page/islands/page-settings.tsx'
import styles from './add-form.module.css'
import { AddonChooser } from './addon-chooser.tsx'
import { BuyBar } from './buy-bar.tsx'
import type { BuyableProduct } from './buyable.ts'
import { OrderLimits } from './order-limits.tsx'

type AddFormProps = {
  product: BuyableProduct
  variantId: number
  /** The limits that the page was rendered with; the stepper reads those of the product's element. */
  rules: QuantityRules
  quantity: number
  /** What one piece costs at this quantity. */
  priceRial: number | null
  onQuantity: (quantity: number) => void
  onRefused: () => Promise<void>
}

/** The quantity and the button that puts it in the basket; Enter in the field does the same. */
export function AddForm({
  product,
  variantId,
  rules,
  quantity,
  priceRial,
  onQuantity,
  onRefused,
}: AddFormProps) {
  const { say, money } = usePageSettings()
  const { isWaiting } = useBasket()
  const form = useRef<HTMLFormElement>(null)
  const [addonIds, chooseAddons] = useState<readonly number[]>([])
  const [note, setNote] = useState('')

  async function add() {
    if (isWaiting) return
    const end = await basket.change(toChanges(product, { variantId, quantity, addonIds, note }), rules.unit)
    if (end === 'refused') await onRefused()
  }

  function rulesNow(): QuantityRules {
    const element = form.current?.closest<HTMLElement>('[data-product-id]')
    return element ? readQuantityRules(element) : rules
  }

  return (
    <form
      ref={form}
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        void add()
      }}
    >
      {product.noteLabel !== null && (
        <TextField
          label={product.noteLabel || say('ProductUserDescription')}
          name="note"
          value={note}
          onChange={setNote}
          rows={2}
          maxLength={USER_DESCRIPTION_MAX}
          hint={say('LineNoteHint', { max: USER_DESCRIPTION_MAX })}
        />
      )}
      <AddonChooser addons={product.addons} chosenIds={addonIds} onChoose={chooseAddons} />
      <div className={styles.row}>
        <QuantityStepper
          label={say('QuantityOf', { title: product.title })}
          increaseLabel={say('IncreaseQuantity')}
          decreaseLabel={say('DecreaseQuantity')}
          culture={money.culture}
          value={quantity}
          moves={quantityMoves(rulesNow)}
          isBusy={isWaiting}
          onChange={onQuantity}
          // Leaving the field sets the quantity; the form is sent once that has been rendered.
          onEnter={() => setTimeout(() => form.current?.requestSubmit())}
        />
        <span className={styles.unit}>{rules.unit}</span>
        <BuyBar priceRial={priceRial}>
          <Button type="submit" size="large" isBusy={isWaiting}>
            {!isWaiting && <Icon name="basket" />}
            {isWaiting ? say('AddingToBasket') : say('AddToBasket')}
          </Button>
        </BuyBar>
      </div>
      <noscript>
        <p>{say('ProductNeedsScript')}</p>
        <button className={styles.asleep} type="button" disabled>
          {say('AddToBasket')}
        </button>
      </noscript>
      <OrderLimits rules={rules} />
    </form>
  )
}

type Choice = { variantId: number; quantity: number; addonIds: readonly number[]; note: string }

/** The product's own line, and one of the smallest order for each addon. */
function toChanges({ id, productType, addons }: BuyableProduct, choice: Choice): LineChange[] {
  const { variantId, quantity, addonIds } = choice
  const note = choice.note.trim()
  const chosen = addons.filter((addon) => addonIds.includes(addon.id))
  return [
    {
      action: 'add',
      productId: id,
      variantId,
      productType,
      quantity,
      ...(note && { userDescription: note }),
    },
    ...chosen.map((addon) => ({
      action: 'add' as const,
      productId: addon.id,
      variantId: addon.variantId,
      productType: addon.productType,
      quantity: addon.min,
      addonOf: id,
    })),
  ]
}
