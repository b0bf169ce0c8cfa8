export { basket, useBasket } from './store/basket.ts'
