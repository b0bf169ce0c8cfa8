export {
  type BasketKey,
  type Customer,
  type CustomerSession,
  type KeptBasket,
  type LoadedBasket,
  type LoadRequest,
  loadBasket,
} from './baskets/load-basket.ts'
export {
  type ChangeMark,
  createBasket,
  mergeIntoOwn,
  replaceBasket,
  saveBasket,
} from './baskets/save-basket.ts'
export { BASKET_STATEMENTS } from './baskets/statements.ts'
