import type { ProductItem } from '@rasteh/contracts/catalogue'
import { PAGE_PATHS } from '@rasteh/contracts/paths'
import { SOURCE_COUNT } from '@rasteh/shop-store/reads/product-source'
import { EmptyState } from '@rasteh/ui/empty-state'
import { OfferTimer } from '#features/product-card/public.ts'
import { ProductItemCard } from '#features/product-card/public-product-card.ts'
import { loadItems } from '#modules/load-items.ts'
import { definePage } from '#page/define-page.ts'
import { pageHead } from '#page/layout/page-head.ts'
import styles from './offers.page.module.css'

const OFFERS_MOST = 4 * SOURCE_COUNT.most
const SEEN_FIRST = 4

export default definePage<ProductItem[]>({
  path: PAGE_PATHS.offers,
  isOfShop: true,
  load: () => loadItems({ kind: 'offers', count: OFFERS_MOST }),
  head: (_, site) => {
    const title = site.say('AmazingOffers')
    return pageHead({ path: PAGE_PATHS.offers, title, description: site.say('OffersIntroduction') }, site)
  },
  Component: ({ data: items, site: { money, say } }) => {
    const renderedAtMs = Date.now()
    return (
      <div className={styles.page}>
        <div className={styles.head}>
          <h1 className={styles.title}>{say('AmazingOffers')}</h1>
          <p className={styles.text}>{say('OffersIntroduction')}</p>
        </div>
        {items.length === 0 && <EmptyState icon="clock" title={say('OffersEmpty')} />}
        <ul className={styles.grid}>
          {items.map((item, index) => (
            <li key={item.productId} className={styles.cell}>
              <ProductItemCard
                item={item}
                money={money}
                say={say}
                heading="h2"
                isFirst={index < SEEN_FIRST}
                control={
                  <OfferTimer
                    offerEndsAtMs={item.offerEndsAtMs}
                    showsDays={item.showsDays}
                    renderedAtMs={renderedAtMs}
                  />
                }
              />
            </li>
          ))}
        </ul>
      </div>
    )
  },
})
