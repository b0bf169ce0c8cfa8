export { OfferTimer } from './islands/offer-timer.tsx'
