import { Pill } from '@rasteh/ui/pill'
import { Price } from '@rasteh/ui/price'
import { ProductCard } from '@rasteh/ui/product-card'
import { ItemRating } from '#features/product-card/public-item-rating.ts'
import { priceLabels } from '#features/product-card/public-product-facts.ts'
import { type ExampleProps, State } from '../example.tsx'
import { samplesOf } from '../samples.ts'

export function ProductCardExample({ culture, say }: ExampleProps) {
  const { title, word } = samplesOf(culture)
  const labels = priceLabels(say)
  const price = (
    <Price
      priceRial={1_000_000}
      oldPriceRial={1_250_000}
      money={{ culture, unit: 'toman' }}
      labels={labels}
    />
  )
  const common = { href: '#product-card', title, picture: null, price }
  return (
    <>
      <State name="in stock">
        <ProductCard {...common} />
      </State>
      <State name="with a hint">
        <ProductCard {...common} hint={<Pill tone="offer">{word}</Pill>} />
      </State>
      <State name="with stars">
        <ProductCard
          {...common}
          rating={<ItemRating rating={4.7} ratingCount={50} culture={culture} say={say} />}
        />
      </State>
      <State name="sold out">
        <ProductCard {...common} isSoldOut />
      </State>
    </>
  )
}
