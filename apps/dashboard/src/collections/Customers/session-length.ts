/** How long a customer stays signed in, and the hint with it. */
export const CUSTOMER_SESSION_SECONDS = 30 * 24 * 60 * 60
