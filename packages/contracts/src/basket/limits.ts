export const LINE_CHANGES_MAX = 100
export const LINE_QUANTITY_MAX = 1_000_000
/** As long as what a buyer writes about a line may be. */
export const USER_DESCRIPTION_MAX = 500
