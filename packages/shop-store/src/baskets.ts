export {
  type BasketKey,
  type CustomerSession,
  type LoadedBasket,
  loadBasket,
  type WantedVariant,
} from './baskets/load-basket.ts'
export { createBasket, saveBasket } from './baskets/save-basket.ts'
