import { Link } from '@payloadcms/ui'
import { dashboardTexts } from '@rasteh/messages/dashboard'
import { createAddress, listAddress } from './addresses.ts'
import styles from './start-page.module.css'

const texts = dashboardTexts.startPage

const forEditors = [
  { title: texts.newPage, address: createAddress('pages') },
  { title: texts.newNews, address: createAddress('news') },
]

const forManagers = [
  { title: texts.orders, address: '/dashboard/orders' },
  { title: texts.newProduct, address: createAddress('products') },
  { title: texts.priceDesk, address: '/dashboard/price-desk' },
  { title: texts.productList, address: listAddress('products') },
]

/** The way to what is done every day. */
export function QuickLinks({ mayTrade }: { mayTrade: boolean }) {
  const links = mayTrade ? [...forManagers, ...forEditors] : forEditors
  return (
    <nav aria-label={texts.quickLinks} className={styles.links}>
      {links.map(({ title, address }) => (
        <Link key={address} href={address} prefetch={false} className={styles.link}>
          {title}
        </Link>
      ))}
    </nav>
  )
}
