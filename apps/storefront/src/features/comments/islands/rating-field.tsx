import { RATING_MAX } from '@rasteh/shop-core/ratings'
import { VisuallyHidden } from '@rasteh/ui/visually-hidden'
import { usePageSettings } from '#page/islands/page-settings.tsx'
import styles from './rating-field.module.css'

type RatingFieldProps = { rating: number | null; onChange: (rating: number | null) => void }

/** A row of stars of which one may be chosen: radio buttons, so that arrow keys and screen readers know them. */
export function RatingField({ rating, onChange }: RatingFieldProps) {
  const { say } = usePageSettings()
  return (
    <fieldset className={styles.field}>
      <legend className={styles.label}>{say('RatingYours')}</legend>
      <div className={styles.row}>
        <span className={styles.stars}>
          {Array.from({ length: RATING_MAX }, (_, index) => index + 1).map((count) => (
            <label key={count} className={styles.star} data-chosen={(rating ?? 0) >= count || undefined}>
              <input
                className={styles.radio}
                type="radio"
                name="rating"
                value={count}
                checked={rating === count}
                onChange={() => onChange(count)}
              />
              <span aria-hidden="true">★</span>
              <VisuallyHidden>{say('RatingStars', { count })}</VisuallyHidden>
            </label>
          ))}
        </span>
        {rating !== null && (
          <button type="button" className={styles.none} onClick={() => onChange(null)}>
            {say('RatingRemove')}
          </button>
        )}
      </div>
    </fieldset>
  )
}
