export { ItemRating } from './item-rating.tsx'
