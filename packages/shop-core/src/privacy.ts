/** How lately somebody must have shown who they are before what is theirs is erased: five minutes. */
export const FRESH_SIGN_IN_SECONDS = 300
