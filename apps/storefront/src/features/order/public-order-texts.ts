export { orderMoney } from './order-money.ts'
export { orderSaying } from './order-saying.ts'
