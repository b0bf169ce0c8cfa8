import { Link } from '@payloadcms/ui'
import { dashboardTexts } from '@rasteh/messages/dashboard'
import { createUrl, listUrl } from '#components/screen-urls.ts'
import styles from './start-page.module.css'

const texts = dashboardTexts.startPage

const forEditors = [
  { title: texts.newPage, url: createUrl('pages') },
  { title: texts.newNews, url: createUrl('news') },
]

const forManagers = [
  { title: texts.orders, url: '/dashboard/orders' },
  { title: texts.newProduct, url: createUrl('products') },
  { title: texts.bulkPricing, url: '/dashboard/price-desk' },
  { title: texts.productList, url: listUrl('products') },
]

/** Links to what is done every day. */
export function QuickLinks({ mayTrade }: { mayTrade: boolean }) {
  const links = mayTrade ? [...forManagers, ...forEditors] : forEditors
  return (
    <nav aria-label={texts.quickLinks} className={styles.links}>
      {links.map(({ title, url }) => (
        <Link key={url} href={url} prefetch={false} className={styles.link}>
          {title}
        </Link>
      ))}
    </nav>
  )
}
