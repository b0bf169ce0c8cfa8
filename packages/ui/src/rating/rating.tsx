import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import styles from './rating.module.css'

type RatingProps = {
  /** The average and how many gave one, in the culture's figures. */
  average: string
  count: string
  /** What is heard in their place. */
  label: string
}

/** What people gave a product on average, small enough for a card. */
export function Rating({ average, count, label }: RatingProps) {
  return (
    <span className={styles.rating}>
      <span aria-hidden="true" className={styles.shown}>
        <span className={styles.star}>★</span>
        <bdi>{average}</bdi>
        <small className={styles.count}>({count})</small>
      </span>
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  )
}

const MOST = 5

/** The stars that one person gave. */
export function Stars({ rating, label }: { rating: number; label: string }) {
  return (
    <span className={styles.stars}>
      <span aria-hidden="true">
        {'★'.repeat(rating)}
        <span className={styles.missing}>{'★'.repeat(MOST - rating)}</span>
      </span>
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  )
}
