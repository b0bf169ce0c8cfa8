import { Price } from '@rasteh/ui/price'
import { priceLabels } from '#features/product-card/public-product-facts.ts'
import { type ExampleProps, State } from '../example.tsx'

export function PriceExample({ culture, say }: ExampleProps) {
  const labels = priceLabels(say)
  const money = { culture, unit: 'toman' } as const
  return (
    <>
      <State name="plain">
        <Price priceRial={1_250_000} money={money} labels={labels} />
      </State>
      <State name="lowered">
        <Price priceRial={1_000_000} oldPriceRial={1_250_000} money={money} labels={labels} />
      </State>
      <State name="on its own page">
        <Price priceRial={1_000_000} oldPriceRial={1_250_000} money={money} labels={labels} size="page" />
      </State>
      <State name="not told">
        <Price priceRial={null} money={money} labels={labels} />
      </State>
    </>
  )
}
