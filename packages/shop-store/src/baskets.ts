export {
  type BasketKey,
  type CustomerSession,
  LOAD_BASKET,
  type LoadedBasket,
  loadBasket,
  type WantedVariant,
} from './baskets/load-basket.ts'
export { createBasket, saveBasket } from './baskets/save-basket.ts'
