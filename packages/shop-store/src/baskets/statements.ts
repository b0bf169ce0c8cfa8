import { LOAD_BASKET } from './load-basket.sql.ts'
import { CREATE_BASKET, MERGE_BASKETS, REPLACE_BASKET, SAVE_BASKET } from './save-basket.sql.ts'

/** Every statement of the basket by its name, for those who measure them beside the bare engine. */
export const BASKET_STATEMENTS = {
  LOAD_BASKET,
  SAVE_BASKET,
  CREATE_BASKET,
  MERGE_BASKETS,
  REPLACE_BASKET,
} as const
