import { Pill } from '@rasteh/ui/pill'
import { Price } from '@rasteh/ui/price'
import { ProductCard } from '@rasteh/ui/product-card'
import { priceLabels } from '../../../page/price-labels.ts'
import { samplesOf } from '../samples.ts'
import { type ShowProps, State } from '../show.tsx'

export function ProductCardShow({ culture, say }: ShowProps) {
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
      <State name="sold out">
        <ProductCard {...common} isSoldOut />
      </State>
    </>
  )
}
