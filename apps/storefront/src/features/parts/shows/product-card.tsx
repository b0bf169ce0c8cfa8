import type { Culture } from '@rasteh/persian-text/culture'
import { Pill } from '@rasteh/ui/pill'
import { Price } from '@rasteh/ui/price'
import { ProductCard } from '@rasteh/ui/product-card'
import { priceLabels } from '../../../page/price-labels.ts'
import { loadSay } from '../../../page/say.ts'
import { samplesOf } from '../samples.ts'
import { State } from '../show.tsx'

export async function ProductCardShow({ culture }: { culture: Culture }) {
  const { title, word } = samplesOf(culture)
  const labels = priceLabels(await loadSay())
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
