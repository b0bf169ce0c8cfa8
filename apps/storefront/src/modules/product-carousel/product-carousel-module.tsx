import { PRODUCT_CAROUSEL } from '@rasteh/shop-core/catalogue'
import { SLIDER_DEFAULTS } from '@rasteh/shop-core/shell'
import { Section } from '@rasteh/ui/section'
import { loadFront } from '../../page/front.ts'
import ShopCarousel from '../../page/islands/shop-carousel.tsx'
import { ProductItemCard } from '../../page/product/product-item-card.tsx'
import { loadSay } from '../../page/say.ts'
import { loadItemsOf } from '../load-items.ts'
import { type ModuleProps, type MoreFields, moreLink, sectionId } from '../module-props.ts'

/** Products in a row to be looked through; one without products is not there. */
export async function ProductCarouselModule({
  module,
}: ModuleProps<MoreFields & { moves?: boolean | null }>) {
  const [say, { money }, items] = await Promise.all([loadSay(), loadFront(), loadItemsOf(module)])
  if (items.length === 0) return null
  const title = module.title || say(module.source === 'newest' ? 'HomeNewest' : 'HomePopular')
  return (
    <Section id={sectionId(module)} title={title} more={moreLink(module, say('SeeAll'))}>
      <ShopCarousel
        label={title}
        steps={PRODUCT_CAROUSEL}
        isEndless={false}
        autoplayMs={module.moves ? SLIDER_DEFAULTS.autoplaySpeedMs : null}
        slides={items.map((item) => ({
          key: item.productId,
          content: <ProductItemCard item={item} money={money} say={say} />,
        }))}
      />
    </Section>
  )
}
