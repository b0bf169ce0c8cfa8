import { averageOf, ratingsIn, type Stars } from '@rasteh/shop-core/ratings'
import { ItemRating } from '#features/product-card/public-item-rating.ts'
import type { Site } from '#page/load/load-site.ts'
import styles from './rating-link.module.css'

/** The average of a product's ratings, which leads to what people wrote; nothing without stars. */
export function RatingLink({ stars, site: { culture, say } }: { stars: Stars; site: Site }) {
  const rating = averageOf(stars)
  if (rating === null) return null
  return (
    <a className={styles.link} href="#comments">
      <ItemRating rating={rating} ratingCount={ratingsIn(stars)} culture={culture} say={say} />
    </a>
  )
}
