export { ADDRESSES_MAX, FAVORITES_SHOWN } from './registration/limits.ts'
export { MARITAL_STATUS_SINGLE, MARRIAGE_FIELDS, showsMarriageFields } from './registration/marital-status.ts'
