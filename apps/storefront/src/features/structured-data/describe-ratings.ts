import { averageOf, RATING_MAX, ratingsIn, type Stars } from '@rasteh/shop-core/ratings'

/** As many reviews, and as much of each, as a page says twice: once for people and once for search engines. */
const REVIEWS_MAX = 5
const REVIEW_LENGTH_MAX = 300

export type Reviewed = {
  stars: Stars
  reviews: readonly { name: string | null; text: string; rating: number | null; writtenAtMs: number }[]
}

/** What people gave a product, as search engines read of it; nothing without stars. */
export function describeRatings({ stars, reviews }: Reviewed, someone: string): object {
  const average = averageOf(stars)
  if (average === null) return {}
  const rated = reviews.filter(({ rating }) => rating !== null).slice(0, REVIEWS_MAX)
  return {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: average,
      ratingCount: ratingsIn(stars),
      bestRating: RATING_MAX,
      worstRating: 1,
    },
    ...(rated.length > 0 && { review: rated.map((review) => describeReview(review, someone)) }),
  }
}

function describeReview({ name, text, rating, writtenAtMs }: Reviewed['reviews'][number], someone: string) {
  return {
    '@type': 'Review',
    author: { '@type': 'Person', name: name ?? someone },
    datePublished: new Date(writtenAtMs).toISOString().slice(0, 10),
    reviewBody: [...text].slice(0, REVIEW_LENGTH_MAX).join(''),
    reviewRating: { '@type': 'Rating', ratingValue: rating, bestRating: RATING_MAX, worstRating: 1 },
  }
}
