import { PAGE_PATHS } from '@rasteh/contracts/paths'
import type { Metadata } from 'next'
import BasketPage from '../../../features/basket/islands/basket-page.tsx'
import { alternatesOf } from '../../../page/alternates.ts'
import { readCulture } from '../../../page/culture.ts'
import { loadSay } from '../../../page/say.ts'
import styles from './page.module.css'

export const dynamic = 'force-dynamic'

export async function generateMetadata(): Promise<Metadata> {
  const [say, culture] = await Promise.all([loadSay(), readCulture()])
  return {
    title: say('BasketPage'),
    robots: { index: false },
    alternates: alternatesOf(PAGE_PATHS.basket, culture),
  }
}

export default async function Page() {
  const say = await loadSay()
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{say('BasketPage')}</h1>
      <noscript>
        <p>{say('BasketNeedsScript')}</p>
      </noscript>
      <BasketPage />
    </div>
  )
}
