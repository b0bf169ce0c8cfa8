import { PAGE_PATHS } from '@rasteh/contracts/paths'
import type { Metadata } from 'next'
import FeedbackForm from '../../../features/feedback/islands/feedback-form.tsx'
import { pageHead } from '../../../page/page-head.ts'
import { loadSay } from '../../../page/say.ts'
import styles from './page.module.css'

export const dynamic = 'force-dynamic'

export async function generateMetadata(): Promise<Metadata> {
  const say = await loadSay()
  return pageHead({
    path: PAGE_PATHS.feedback,
    title: say('FeedbackTitle'),
    description: say('FeedbackInvitation'),
  })
}

/** Where visitors write to the shop. */
export default async function FeedbackPage() {
  const say = await loadSay()
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1 className={styles.title}>{say('FeedbackTitle')}</h1>
        <p className={styles.text}>{say('FeedbackInvitation')}</p>
      </div>
      <FeedbackForm />
    </div>
  )
}
