import { THOUSANDS_SEPARATOR } from '@rasteh/persian-text/money'

/** The separator that number fields understand: the comma with which amounts are shown. */
export const VALIDATOR_THOUSANDS_SEPARATOR = THOUSANDS_SEPARATOR
