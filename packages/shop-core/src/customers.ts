export {
  averageSpent,
  CUSTOMER_NOTE_MAX,
  SCORE_CORRECTION_MAX,
  SCORE_REASON_MAX,
} from './customers/customer-figures.ts'
export { type CustomerSearch, toCustomerSearch } from './customers/customer-search.ts'
