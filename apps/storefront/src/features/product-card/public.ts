export { default as OfferTimer } from './islands/offer-timer.tsx'
