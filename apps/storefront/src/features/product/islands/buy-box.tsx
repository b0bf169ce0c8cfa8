'use client'

import { formatMoney } from '@rasteh/persian-text/money'
import { PRODUCT_TYPE_DOWNLOADABLE } from '@rasteh/shop-core/basket'
import { fitQuantity } from '@rasteh/shop-core/quantity'
import { Countdown } from '@rasteh/ui/countdown'
import { Icon } from '@rasteh/ui/icon'
import { Pill } from '@rasteh/ui/pill'
import { Price } from '@rasteh/ui/price'
import { useState } from 'react'
import { DeliveryPromise } from '#features/delivery/public-promise.ts'
import { priceLabels, productAttributes, taxNote } from '#features/product-card/public-product-facts.ts'
import { island } from '#island'
import { fetchIslandProps } from '#page/islands/fetch-page.ts'
import { usePageSettings } from '#page/islands/page-settings.tsx'
import { AddForm } from '../add-form.tsx'
import { type BuyableProduct, firstVariant, isBuyable, rulesOf, soldByTitle } from '../buyable.ts'
import { OptionChooser } from '../option-chooser.tsx'
import { priceAt } from '../price-at.ts'
import { PriceLayers } from '../price-layers.tsx'
import { showPricesOf } from '../show-prices-of.ts'
import { SoldOut } from '../sold-out.tsx'
import { StockLine } from '../stock-line.tsx'
import { VariantChooser } from '../variant-chooser.tsx'
import styles from './buy-box.module.css'

type BuyBoxProps = { product: BuyableProduct; namedId: number | null }

const NAME = 'product/buy-box'

/** Where a shopper chooses the variant and its quantity. Before any script has come it already shows both. */
export function BuyBox({ product: shown, namedId }: BuyBoxProps) {
  const { say } = usePageSettings()
  const [product, setProduct] = useState(shown)
  const [variantId, chooseVariant] = useState(() => firstVariant(product.variants, namedId)?.id)
  const variant = product.variants.find(({ id }) => id === variantId)
  // What the page says of the stock may be out of date: it is read again, and what is left is offered.
  const readAgain = async () => {
    const now = await fetchIslandProps<BuyBoxProps>(NAME)
    if (now) setProduct(now.product)
  }
  // The address names what is chosen: a reload, a bookmark and a shared link open with it.
  const choose = (id: number) => {
    chooseVariant(id)
    showPricesOf(id)
    const url = new URL(location.href)
    url.searchParams.set('variant', String(id))
    history.replaceState(history.state, '', url)
  }
  if (!variant) return <p className={styles.none}>{say('OutOfStock')}</p>
  const titled = soldByTitle(product)
  return (
    <div
      className={styles.box}
      {...productAttributes({
        productId: product.id,
        variantId: variant.id,
        productType: product.productType,
        rules: rulesOf(variant, product.unitTitle),
      })}
    >
      {product.options.length > 0 && (
        <OptionChooser product={product} chosenId={variant.id} onChoose={choose} />
      )}
      {titled.length > 0 && <VariantChooser variants={titled} chosenId={variant.id} onChoose={choose} />}
      {product.productType === PRODUCT_TYPE_DOWNLOADABLE && (
        <Pill tone="brand">
          <Icon name="download" /> {say('ProductDownloadable')}
        </Pill>
      )}
      <ChosenVariant
        key={variant.id}
        product={product}
        variant={variant}
        onChoose={choose}
        onRefused={readAgain}
      />
    </div>
  )
}

type ChosenVariantProps = {
  product: BuyableProduct
  variant: BuyableProduct['variants'][number]
  onChoose: (variantId: number) => void
  onRefused: () => Promise<void>
}

/** The price of the chosen variant at the chosen quantity, its stock, and the form that adds it to the basket. */
function ChosenVariant({ product, variant, onChoose, onRefused }: ChosenVariantProps) {
  const { say, money } = usePageSettings()
  const rules = rulesOf(variant, product.unitTitle)
  const [wanted, setQuantity] = useState(rules.min)
  // The stock may have become less since it was chosen: what is left is offered.
  const quantity = fitQuantity(wanted, rules)
  const [isOfferOver, endOffer] = useState(false)
  const offer = isOfferOver ? null : variant.offer
  const price = priceAt(variant, { quantity, offer, unit: money.unit })
  return (
    <>
      <div className={styles.price}>
        <Price
          size="page"
          {...price}
          money={money}
          labels={priceLabels(say)}
          added={taxNote(product.taxPercent, say)}
        />
        <StockLine rules={rules} />
      </div>
      {price.oldPriceRial !== null && variant.lowestRial !== null && (
        <p className={styles.lowest}>
          {say('ProductLowest', { price: formatMoney(variant.lowestRial, money) })}
        </p>
      )}
      {offer?.endsAtMs && (
        <Countdown
          expiresAtMs={offer.endsAtMs}
          showDays={offer.showDays}
          label={say('ProductOfferEnds')}
          days={(count) => say('ProductOfferDays', { count })}
          culture={money.culture}
          onOver={() => endOffer(true)}
        />
      )}
      <PriceLayers layers={variant.layers} offer={offer} quantity={quantity} unit={rules.unit} />
      {isBuyable(variant) ? (
        <AddForm
          product={product}
          variantId={variant.id}
          rules={rules}
          quantity={quantity}
          priceRial={price.priceRial}
          onQuantity={setQuantity}
          onRefused={onRefused}
        />
      ) : (
        <SoldOut variants={product.variants} onChoose={onChoose} />
      )}
      {isBuyable(variant) && product.productType !== PRODUCT_TYPE_DOWNLOADABLE && (
        <DeliveryPromise lines={`${variant.id}:${rules.min}`} />
      )}
    </>
  )
}

export default island('product/buy-box', BuyBox, 'load')
