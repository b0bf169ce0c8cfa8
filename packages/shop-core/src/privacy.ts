/** How recent the sign-in must be before a customer's data is erased: five minutes. */
export const FRESH_SIGN_IN_SECONDS = 300
