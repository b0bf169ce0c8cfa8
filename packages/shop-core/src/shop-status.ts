export {
  type JudgedPart,
  judgeShop,
  type Level,
  LIMITS,
  type SeenShop,
  worstOf,
} from './shop-status/judge-shop.ts'
