/** So many kinds of goods of a basket are weighed; further ones weigh nothing. */
export const WEIGHED_LINES_MAX = 50
