import type { Culture } from '@rasteh/persian-text/culture'
import { formatAmount } from '@rasteh/persian-text/money'
import { Rating } from '@rasteh/ui/rating'
import type { PageSay } from '#page/islands/page-settings.tsx'

type ItemRatingProps = { rating: number | null; ratingCount: number; culture: Culture; say: PageSay }

/** What people gave a product; nothing without stars. */
export function ItemRating({ rating, ratingCount, culture, say }: ItemRatingProps) {
  if (rating === null) return null
  const [average, count] = [formatAmount(rating, culture), formatAmount(ratingCount, culture)]
  return <Rating average={average} count={count} label={say('RatingSaid', { average, count })} />
}
