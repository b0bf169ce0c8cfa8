/** The best rating; the worst is 1. */
export const RATING_MAX = 5

/** How many ratings there are of each number of stars, one star first. */
export type Stars = readonly number[]

/** A product is put in order as if so many people more had given it so much: a single vote moves it little. */
const PRIOR_COUNT = 10
const PRIOR_RATING = 3.5

/** How many ratings there are. */
export function ratingsIn(stars: Stars): number {
  return stars.reduce((sum, count) => sum + count, 0)
}

/** The average to one decimal; null without ratings. */
export function averageOf(stars: Stars): number | null {
  const count = ratingsIn(stars)
  return count === 0 ? null : Math.round((sumOf(stars) * 10) / count) / 10
}

/** By which a list sorts: the average with the prior ratings in it, so that few votes weigh little; null without ratings. */
export function ratingScore(stars: Stars): number | null {
  const count = ratingsIn(stars)
  return count === 0 ? null : (PRIOR_COUNT * PRIOR_RATING + sumOf(stars)) / (PRIOR_COUNT + count)
}

const sumOf = (stars: Stars) => stars.reduce((sum, count, index) => sum + count * (index + 1), 0)
