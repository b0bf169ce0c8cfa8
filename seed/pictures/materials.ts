/** Stops of materials that many things share, from their lit side to their shaded one. */
export const GOLD = ['#f4dfa6', '#c8973f', '#8a6426'] as const
export const WOOD = ['#8f6239', '#c79a66', '#d9b384', '#9a6a3e'] as const
export const TURNED_WOOD = ['#8f6239', '#d9b384', '#9a6a3e'] as const
export const PALE_WOOD = ['#c79a66', '#e3c196', '#b98850'] as const
/** Under a dish that is seen from above. */
export const DISH_SHADOW = ['#3a2418@.42', '#3a2418@.32 84', '#3a2418@0'] as const
