import { PAGE_PATHS } from '@rasteh/contracts/paths'
import { definePage, loadNothing } from '#page/define-page.ts'
import { pageHead } from '#page/layout/page-head.ts'
import styles from './feedback.page.module.css'
import FeedbackForm from './islands/feedback-form.tsx'

/** Where visitors write to the shop. */
export default definePage({
  path: PAGE_PATHS.feedback,
  load: loadNothing,
  head: (_, site) => {
    const title = site.say('FeedbackTitle')
    return pageHead({ path: PAGE_PATHS.feedback, title, description: site.say('FeedbackInvitation') }, site)
  },
  Component: ({ site: { say } }) => (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1 className={styles.title}>{say('FeedbackTitle')}</h1>
        <p className={styles.text}>{say('FeedbackInvitation')}</p>
      </div>
      <FeedbackForm />
    </div>
  ),
})
