/** As many addresses as one customer may keep. */
export const ADDRESSES_MAX = 10

/** As many favourites as the profile shows, the latest first. */
export const FAVORITES_SHOWN = 200
