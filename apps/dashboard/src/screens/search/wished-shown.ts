/** So many texts that people wait for are shown, the most wanted. */
export const WISHED_SHOWN = 50
