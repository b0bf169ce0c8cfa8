import type { ProductItem } from '@rasteh/contracts/catalogue'
import type { MoneyStyle } from '@rasteh/persian-text/money'
import { Pill } from '@rasteh/ui/pill'
import { Price } from '@rasteh/ui/price'
import { ProductCard } from '@rasteh/ui/product-card'
import type { ReactNode } from 'react'
import type { PageSay } from '#page/islands/page-settings.tsx'
import { ItemRating } from './item-rating.tsx'
import { priceLabels, taxNote } from './price-labels.ts'
import { productAttributes } from './product-attributes.ts'
import { stockHint } from './stock-hint.ts'

export type ProductItemCardProps = {
  item: ProductItem
  money: MoneyStyle
  say: PageSay
  isFirst?: boolean
  heading?: 'h2' | 'h3'
  /** Whether an offer runs, where more is known of it than when it ends. */
  isOffer?: boolean
  /** What is at the foot of the card: an offer's timer, the compare box. */
  control?: ReactNode
}

/** A product's card, rendered by the server and by islands alike. */
export function ProductItemCard({ item, money, say, isOffer, ...look }: ProductItemCardProps) {
  const hint = stockHint(item)
  const hasMark = (isOffer ?? item.offerEndsAtMs !== null) && hint !== 'out'
  return (
    <ProductCard
      {...look}
      href={item.url}
      title={item.title}
      picture={item.picture === null ? null : { src: item.picture }}
      isSoldOut={hint === 'out'}
      price={hint === 'out' ? null : <ItemPrice item={item} money={money} say={say} />}
      rating={item.rating !== null && <ItemRating {...item} culture={money.culture} say={say} />}
      hint={hintText(item, say)}
      offer={hasMark && <Pill tone="offer">{say('OfferMark')}</Pill>}
      data={productAttributes({ ...item, rules: { ...item, unit: item.unitTitle } })}
    />
  )
}

type ItemPriceProps = Pick<ProductItemCardProps, 'item' | 'money' | 'say'> & { size?: 'card' | 'page' }

export function ItemPrice({ item, money, say, size = 'card' }: ItemPriceProps) {
  return (
    <Price
      priceRial={item.priceRial}
      oldPriceRial={item.oldPriceRial}
      money={money}
      labels={priceLabels(say)}
      added={taxNote(item.taxPercent, say)}
      size={size}
    />
  )
}

function hintText(item: ProductItem, say: PageSay): string | null {
  const hint = stockHint(item)
  if (hint === 'out') return say('OutOfStock')
  return hint === 'few' ? say('OnlyLeft', { count: item.stock, unit: item.unitTitle }) : null
}
