import { PRODUCT_CAROUSEL } from '@rasteh/shop-core/catalogue'
import { SLIDER_DEFAULTS } from '@rasteh/shop-core/shell'
import { Section } from '@rasteh/ui/section'
import { ProductItemCard } from '#features/product-card/public-product-card.ts'
import ShopCarousel from '#modules/islands/shop-carousel.tsx'
import { loadItemsOf } from '#modules/load-items.ts'
import { defineModule, moreLink, sectionId } from '#modules/module-props.ts'

/** Products in a row to be looked through; one without products is not there. */
export const productCarouselModule = defineModule('productCarousel', {
  isOfShop: true,
  isSteady: true,
  load: loadItemsOf,
  Component: ({ module, data: items, site: { say, money } }) => {
    if (items.length === 0) return null
    const title = module.title || say(module.source === 'newest' ? 'HomeNewest' : 'HomePopular')
    return (
      <Section id={sectionId(module)} title={title} more={moreLink(module, say('SeeAll'))}>
        <ShopCarousel
          label={title}
          steps={PRODUCT_CAROUSEL}
          isEndless={false}
          autoplayMs={module.moves ? SLIDER_DEFAULTS.autoplaySpeedMs : null}
        >
          {items.map((item) => (
            <ProductItemCard key={item.productId} item={item} money={money} say={say} />
          ))}
        </ShopCarousel>
      </Section>
    )
  },
})
