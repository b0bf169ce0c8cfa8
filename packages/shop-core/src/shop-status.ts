export { INDEX_QUEUES, oldestJobSeconds, PURGE_QUEUES } from './shop-status/job-ages.ts'
export {
  type JudgedPart,
  judgeShop,
  type Level,
  LIMITS,
  type SeenShop,
  worstOf,
} from './shop-status/judge-shop.ts'
