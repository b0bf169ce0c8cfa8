import { PAGE_PATHS } from '@rasteh/contracts/paths'
import { definePage, loadNothing } from '#page/define-page.ts'
import { plainHead } from '#page/layout/page-head.ts'
import styles from './basket.page.module.css'
import BasketPage from './islands/basket-page.tsx'

export default definePage({
  path: PAGE_PATHS.basket,
  isOfShop: true,
  load: loadNothing,
  head: (_, site) => plainHead(PAGE_PATHS.basket, site.say('BasketPage'), site),
  Component: ({ site: { say } }) => (
    <div className={styles.page}>
      <h1 className={styles.title}>{say('BasketPage')}</h1>
      <noscript>
        <p>{say('BasketNeedsScript')}</p>
      </noscript>
      <BasketPage />
    </div>
  ),
})
