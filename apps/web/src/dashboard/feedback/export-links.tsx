import { feedbackInboxTexts } from '@rasteh/messages/dashboard'
import styles from '../desk.module.css'

const { exports } = feedbackInboxTexts

/** Above the inbox: the same as a sheet. */
export function FeedbackExportLinks() {
  return (
    <p className={styles.hint}>
      {exports.title} <a href="/cms-api/feedback/export?format=xlsx">{exports.xlsx}</a>
      {' · '}
      <a href="/cms-api/feedback/export?format=csv">{exports.csv}</a>
    </p>
  )
}
