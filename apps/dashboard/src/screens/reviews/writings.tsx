import { dashboardLabels, reviewTexts as texts } from '@rasteh/messages/dashboard'
import { formatMoment } from '@rasteh/persian-text/jalali'
import { presentState } from '@rasteh/shop-core/reviews'
import type { Writing } from '@rasteh/shop-store/reads/reviews'
import screen from '#components/screen.module.css'
import { editUrl } from '#components/screen-urls.ts'
import tables from '#components/table.module.css'
import styles from './reviews.module.css'
import { StatePill } from './state-pill.tsx'

/** A list of what somebody wrote; also on the start page of authors. */
export function Writings({ writings }: { writings: readonly Writing[] }) {
  if (writings.length === 0) return <p className={screen.hint}>{texts.nothingWritten}</p>
  return (
    <table className={`${tables.table} ${styles.list}`}>
      <caption className={screen.hiddenLabel}>{texts.writings}</caption>
      <thead>
        <tr>
          <th scope="col">{texts.document}</th>
          <th scope="col">{texts.kind}</th>
          <th scope="col">{texts.state}</th>
          <th scope="col">{texts.answer}</th>
          <th scope="col">{texts.changedAt}</th>
        </tr>
      </thead>
      <tbody>
        {writings.map(({ kind, id, title, kept, hasDraft, changedAt, note, noteBy }) => (
          <tr key={`${kind} ${id}`}>
            <td data-label={texts.document}>
              <a className={styles.title} href={editUrl(kind, id)}>
                <bdi>{title || texts.untitled}</bdi>
              </a>
            </td>
            <td data-label={texts.kind}>{dashboardLabels[kind].singular}</td>
            <td data-label={texts.state}>
              <StatePill state={presentState(kept, hasDraft)} />
            </td>
            <td data-label={texts.answer}>
              {note && (
                <>
                  <bdi>{noteBy}</bdi>: <bdi className={styles.note}>{note}</bdi>
                </>
              )}
            </td>
            <td data-label={texts.changedAt}>
              <time dateTime={changedAt.toISOString()}>
                <bdi>{formatMoment(changedAt, 'fa-IR')}</bdi>
              </time>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
