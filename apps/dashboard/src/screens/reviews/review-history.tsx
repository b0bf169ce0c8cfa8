import { reviewTexts as texts } from '@rasteh/messages/dashboard'
import { formatMoment } from '@rasteh/persian-text/jalali'
import styles from './reviews.module.css'
import type { PastEvent } from './store.ts'

/** What was done and said about a document, the latest first. */
export function ReviewHistory({ events }: { events: readonly PastEvent[] }) {
  if (events.length === 0) return null
  return (
    <ol className={styles.history} aria-label={texts.history}>
      {events.map(({ id, event, by, at, note }) => (
        <li key={id} className={styles.event}>
          <p className={styles.what}>
            <bdi>{by || texts.system}</bdi> {texts.events[event]}
          </p>
          {note && (
            <p className={styles.note} dir="auto">
              {note}
            </p>
          )}
          <time className={styles.when} dateTime={at}>
            <bdi>{formatMoment(Date.parse(at), 'fa-IR')}</bdi>
          </time>
        </li>
      ))}
    </ol>
  )
}
