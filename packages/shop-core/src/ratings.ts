export { POINTS_MAX, POINTS_TEXT_MAX, pointsOf, tidyPoints } from './ratings/points.ts'
export { averageOf, RATING_MAX, ratingScore, ratingsIn, type Stars } from './ratings/stars.ts'
