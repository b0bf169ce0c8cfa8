import { PAGE_PATHS } from '@rasteh/contracts/paths'
import { definePage, loadNothing } from '#page/define-page.ts'
import { pageHead } from '#page/layout/page-head.ts'
import Registration from './islands/registration.tsx'
import styles from './registration.module.css'

export default definePage({
  path: PAGE_PATHS.register,
  isOfShop: true,
  isPersonal: true,
  load: loadNothing,
  head: (_, site) =>
    pageHead({ path: PAGE_PATHS.register, title: site.say('AccountRegistration'), isHidden: true }, site),
  Component: ({ site: { say } }) => (
    <div className={styles.page}>
      <h1 className={styles.title}>{say('AccountRegistration')}</h1>
      <noscript>
        <p>{say('ProfileNeedsScript')}</p>
      </noscript>
      <Registration />
    </div>
  ),
})
