import type { Say } from '@rasteh/messages/say'
import type { Culture } from '@rasteh/persian-text/culture'
import { formatAmount } from '@rasteh/persian-text/money'
import { averageOf, RATING_MAX, ratingsIn, type Stars } from '@rasteh/shop-core/ratings'
import styles from './rating-summary.module.css'

type RatingSummaryProps = { stars: Stars; culture: Culture; say: Say }

/** The average of a product's ratings, and how many gave each number of stars. */
export function RatingSummary({ stars, culture, say }: RatingSummaryProps) {
  const average = averageOf(stars)
  const all = ratingsIn(stars)
  if (average === null) return null
  return (
    <div className={styles.summary}>
      <p className={styles.average}>
        <strong className={styles.figure}>
          <bdi>{formatAmount(average, culture)}</bdi>
        </strong>
        <span>{say('RatingOf', { max: RATING_MAX })}</span>
        <span className={styles.count}>{say('RatingCount', { count: all })}</span>
      </p>
      <ul className={styles.spread}>
        {stars
          .map((count, index) => ({ count, rating: index + 1 }))
          .toReversed()
          .map(({ count, rating }) => (
            <li key={rating} className={styles.row}>
              <span>{say('RatingStars', { count: rating })}</span>
              <meter className={styles.bar} min={0} max={all} value={count} aria-hidden="true" />
              <span>{formatAmount(count, culture)}</span>
            </li>
          ))}
      </ul>
    </div>
  )
}
