import { PAGE_PATHS } from '@rasteh/contracts/paths'
import { definePage, loadNothing } from '#page/define-page.ts'
import { plainHead } from '#page/layout/page-head.ts'
import StopWishes from './islands/stop-wishes.tsx'
import styles from './wish-stop.page.module.css'

/** Where the link of a message leads, to hear no more. One press does it; a mail program that looks at links does not. */
export default definePage({
  path: PAGE_PATHS.wishStop,
  isOfShop: true,
  load: loadNothing,
  head: (_, site) => plainHead(PAGE_PATHS.wishStop, site.say('WishStopTitle'), site),
  Component: ({ site: { say } }) => (
    <div className={styles.page}>
      <h1 className={styles.title}>{say('WishStopTitle')}</h1>
      <p className={styles.hint}>{say('WishStopHint')}</p>
      <StopWishes />
    </div>
  ),
})
