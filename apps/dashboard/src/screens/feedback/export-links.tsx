import { feedbackInboxTexts } from '@rasteh/messages/dashboard'
import styles from '#components/screen.module.css'
import { FreshLink } from '#screens/fresh-authentication/public-components.ts'

const { exports } = feedbackInboxTexts

/** Above the inbox: the same as a sheet. */
export function FeedbackExportLinks() {
  return (
    <p className={styles.hint}>
      {exports.title} <FreshLink href="/cms-api/feedback/export?format=xlsx">{exports.xlsx}</FreshLink>
      {' · '}
      <FreshLink href="/cms-api/feedback/export?format=csv">{exports.csv}</FreshLink>
    </p>
  )
}
