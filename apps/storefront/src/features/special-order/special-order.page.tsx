import { PAGE_PATHS } from '@rasteh/contracts/paths'
import { definePage, loadNothing } from '#page/define-page.ts'
import { plainHead } from '#page/layout/page-head.ts'
import SpecialOrderForm from './islands/special-order-form.tsx'
import styles from './special-order.page.module.css'

/** A form for the shop's own lightbox; its button is on every product's page. */
export default definePage({
  path: PAGE_PATHS.specialOrder,
  isOfShop: true,
  layout: 'frame',
  load: loadNothing,
  head: (_, site) => ({
    ...plainHead(PAGE_PATHS.specialOrder, site.say('SpecialOrder'), site),
    description: site.say('SpecialOrderHint'),
  }),
  Component: ({ site: { say } }) => (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1 className={styles.title}>{say('SpecialOrder')}</h1>
        <p className={styles.hint}>{say('SpecialOrderHint')}</p>
      </div>
      <SpecialOrderForm />
    </div>
  ),
})
