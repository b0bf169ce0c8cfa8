import { formInboxTexts as texts } from '@rasteh/messages/dashboard'
import { toPersianDigits } from '@rasteh/persian-text/digits'
import { formatMoment } from '@rasteh/persian-text/jalali'
import type { Submission } from '@rasteh/shop-store/reads/form-inbox'
import screen from '#components/screen.module.css'
import tables from '#components/table.module.css'
import styles from './form-inbox.module.css'
import { submissionUrl } from './inbox-query.ts'
import { sayInShort } from './say-answer.ts'
import { StatePill } from './state-pill.tsx'

export function InboxTable({ submissions }: { submissions: readonly Submission[] }) {
  return (
    <table className={`${tables.table} ${styles.list}`}>
      <caption className={screen.hiddenLabel}>{texts.list}</caption>
      <thead>
        <tr>
          <th scope="col">{texts.number}</th>
          <th scope="col">{texts.summary}</th>
          <th scope="col">{texts.form}</th>
          <th scope="col">{texts.sent}</th>
          <th scope="col">{texts.state}</th>
        </tr>
      </thead>
      <tbody>
        {submissions.map((submission) => (
          <tr key={submission.id}>
            <td data-label={texts.number}>
              <a className={styles.number} href={submissionUrl(submission.id)}>
                <bdi>{toPersianDigits(String(submission.id))}</bdi>
              </a>
            </td>
            <td data-label={texts.summary}>
              <bdi>{sayInShort(submission.answers)}</bdi>
            </td>
            <td data-label={texts.form}>{submission.formTitle}</td>
            <td data-label={texts.sent}>
              <time dateTime={submission.createdAt.toISOString()}>
                <bdi>{formatMoment(submission.createdAt, 'fa-IR')}</bdi>
              </time>
            </td>
            <td data-label={texts.state}>
              <StatePill state={submission.state} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
