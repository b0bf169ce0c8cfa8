import { previewEntryUrl } from '@rasteh/contracts/preview'
import { dashboardLabels, reviewTexts as texts } from '@rasteh/messages/dashboard'
import { formatMoment } from '@rasteh/persian-text/jalali'
import { loadWaitingReviews, type WaitingReview } from '@rasteh/shop-store/reads/reviews'
import type { AdminViewServerProps } from 'payload'
import { isEditor } from '#access/is-editor.ts'
import { requireStaff } from '#access/require-staff.ts'
import screen from '#components/screen.module.css'
import { ScreenFrame } from '#components/screen-frame.tsx'
import { editUrl } from '#components/screen-urls.ts'
import tables from '#components/table.module.css'
import { readDatabase } from '#database/read-database.ts'
import { compareUrl } from './review-urls.ts'
import { reviewedPages } from './reviewed-pages.ts'
import styles from './reviews.module.css'

const SHOWN_MAX = 200

/** /dashboard/reviews. Payload shows a view to everybody who asks, so the view checks its visitor itself. */
export async function ReviewsView(props: AdminViewServerProps) {
  const { req } = props.initPageResult
  requireStaff(req, '/dashboard/reviews')
  const content = isEditor({ req }) ? (
    <Waiting reviews={await loadWaitingReviews(readDatabase(), SHOWN_MAX, await reviewedPages(req))} />
  ) : (
    <p>{texts.notAllowed}</p>
  )
  return (
    <ScreenFrame props={props} title={texts.title} crumb={{ label: texts.title }}>
      {content}
    </ScreenFrame>
  )
}

function Waiting({ reviews }: { reviews: readonly WaitingReview[] }) {
  if (reviews.length === 0) return <p className={screen.hint}>{texts.empty}</p>
  return (
    <table className={`${tables.table} ${styles.list}`}>
      <caption className={screen.hiddenLabel}>{texts.title}</caption>
      <thead>
        <tr>
          <th scope="col">{texts.document}</th>
          <th scope="col">{texts.kind}</th>
          <th scope="col">{texts.sentBy}</th>
          <th scope="col">{texts.sentAt}</th>
          <th scope="col">{texts.note}</th>
          <th scope="col">{texts.look}</th>
        </tr>
      </thead>
      <tbody>
        {reviews.map((review) => (
          <Row key={`${review.kind} ${review.id}`} review={review} />
        ))}
      </tbody>
    </table>
  )
}

function Row({ review }: { review: WaitingReview }) {
  const { kind, id, title, sentBy, sentAt, note, versionId, isChanged } = review
  return (
    <tr>
      <td data-label={texts.document}>
        <a className={styles.title} href={editUrl(kind, id)}>
          <bdi>{title || texts.untitled}</bdi>
        </a>
        {isChanged && <p className={styles.changed}>{texts.changed}</p>}
      </td>
      <td data-label={texts.kind}>{dashboardLabels[kind].singular}</td>
      <td data-label={texts.sentBy}>
        <bdi>{sentBy}</bdi>
      </td>
      <td data-label={texts.sentAt}>
        <time dateTime={sentAt.toISOString()}>
          <bdi>{formatMoment(sentAt, 'fa-IR')}</bdi>
        </time>
      </td>
      <td data-label={texts.note}>{note && <bdi className={styles.note}>{note}</bdi>}</td>
      <td data-label={texts.look}>
        <span className={styles.links}>
          <a className={styles.link} href={compareUrl(kind, id, versionId)}>
            {texts.compare}
          </a>
          <a
            className={styles.link}
            href={previewEntryUrl({ collection: kind, id }, 'fa-IR')}
            target="_blank"
            rel="noreferrer"
          >
            {texts.preview}
          </a>
        </span>
      </td>
    </tr>
  )
}
