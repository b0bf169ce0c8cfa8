import { customerCareTexts as texts } from '@rasteh/messages/dashboard'
import { formatMoment } from '@rasteh/persian-text/jalali'
import type { CustomerPage } from '@rasteh/shop-store/reads/customer-page'
import screen from '#components/screen.module.css'
import styles from './customer-care.module.css'
import { NoteForm } from './note-form.tsx'

/** What colleagues should know of somebody, the newest first. */
export function NoteList({ customer }: { customer: CustomerPage }) {
  return (
    <section className={screen.card} aria-label={texts.notes}>
      <h2 className={screen.heading}>{texts.notes}</h2>
      <p className={screen.hint}>{texts.notesHint}</p>
      <NoteForm customerId={customer.id} />
      {customer.notes.length === 0 && <p className={screen.hint}>{texts.noNotes}</p>}
      <ol className={styles.rows}>
        {customer.notes.map(({ text, staffName, madeAt }) => (
          <li key={madeAt} className={styles.row}>
            <p className={styles.words} dir="auto">
              {text}
            </p>
            <span className={styles.soft}>
              <bdi>{staffName ?? texts.formerStaff}</bdi> ·{' '}
              <bdi>{formatMoment(new Date(madeAt), 'fa-IR')}</bdi>
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}
