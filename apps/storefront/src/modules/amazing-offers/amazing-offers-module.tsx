import { PAGE_PATHS } from '@rasteh/contracts/paths'
import { PRODUCT_CAROUSEL } from '@rasteh/shop-core/catalogue'
import { Girih } from '@rasteh/ui/girih'
import { LinkButton } from '@rasteh/ui/link-button'
import { OfferTimer } from '#features/product-card/public.ts'
import { ProductItemCard } from '#features/product-card/public-product-card.ts'
import ShopCarousel from '#modules/islands/shop-carousel.tsx'
import { loadItemsOf } from '#modules/load-items.ts'
import { defineModule, sectionId } from '#modules/module-props.ts'
import styles from './amazing-offers-module.module.css'

/** What is on offer now, what ends first before the rest; while nothing is, the module is not there. */
export const amazingOffersModule = defineModule('amazingOffers', {
  isOfShop: true,
  load: (module) => loadItemsOf({ ...module, source: 'offers' }),
  Component: ({ module, data: items, site: { say, money } }) => {
    if (items.length === 0) return null
    const renderedAtMs = Date.now()
    const id = `${sectionId(module)}-title`
    const title = module.title || say('AmazingOffers')
    return (
      <section className={styles.offers} aria-labelledby={id}>
        <Girih />
        <div className={styles.head}>
          <h2 className={styles.title} id={id}>
            {title}
          </h2>
          <p className={styles.text}>{say('OffersIntroduction')}</p>
          <div>
            <LinkButton href={PAGE_PATHS.offers} kind="light">
              {say('OffersAll')}
            </LinkButton>
          </div>
        </div>
        <ShopCarousel label={title} steps={PRODUCT_CAROUSEL} isEndless={false}>
          {items.map((item) => (
            <ProductItemCard
              key={item.productId}
              item={item}
              money={money}
              say={say}
              control={
                <OfferTimer
                  offerEndsAtMs={item.offerEndsAtMs}
                  showsDays={item.showsDays}
                  renderedAtMs={renderedAtMs}
                />
              }
            />
          ))}
        </ShopCarousel>
      </section>
    )
  },
})
