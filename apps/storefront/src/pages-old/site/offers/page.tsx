import { PAGE_PATHS } from '@rasteh/contracts/paths'
import { SOURCE_COUNT } from '@rasteh/shop-store/reads/product-source'
import { EmptyState } from '@rasteh/ui/empty-state'
import type { Metadata } from 'next'
import { loadItems } from '../../../modules/load-items.ts'
import { loadFront } from '../../../page/front.ts'
import { pageHead } from '../../../page/page-head.ts'
import OfferTimer from '../../../page/product/islands/offer-timer.tsx'
import { ProductItemCard } from '../../../page/product/product-item-card.tsx'
import { loadSay } from '../../../page/say.ts'
import styles from './page.module.css'

export const dynamic = 'force-dynamic'

export async function generateMetadata(): Promise<Metadata> {
  const say = await loadSay()
  return pageHead({
    path: PAGE_PATHS.offers,
    title: say('AmazingOffers'),
    description: say('OffersIntroduction'),
  })
}

const OFFERS_MOST = 4 * SOURCE_COUNT.most
const SEEN_FIRST = 4

export default async function OffersPage() {
  const [say, { money }, items] = await Promise.all([
    loadSay(),
    loadFront(),
    loadItems({ kind: 'offers', count: OFFERS_MOST }),
  ])
  const drawnAtMs = Date.now()
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
              control={<OfferTimer item={item} drawnAtMs={drawnAtMs} />}
            />
          </li>
        ))}
      </ul>
    </div>
  )
}
